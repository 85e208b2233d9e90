import { report } from './job.js';

process.on('message', (job: Parameters<typeof report>[0]) => process.send?.(report(job)));
