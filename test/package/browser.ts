import { accessSync, constants, createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, extname, join, normalize } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium of this machine: the one that `CHROMIUM` names, or the first in the search path. */
function findChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = process.env['CHROMIUM'] ?? NAMES.flatMap((name) => folders.map((f) => join(f, name))).find(isProgram);
  if (found === undefined) throw new Error('No Chromium is found: install one, or set CHROMIUM to its path.');
  return found;
}

/** A headless browser; whoever launches it closes it. */
export function launch(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return chromium.launch({
    executablePath: findChromium(),
    args: [...args, '--disable-component-update', '--disable-sync'],
  });
}

/** A folder on a port of this machine. */
export interface Site {
  readonly url: string;
  close(): void;
}

/** Serves the files of a folder. */
export function serve(folder: string): Promise<Site> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
