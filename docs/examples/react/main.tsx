import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DistrictNoir } from './district-noir.js';

const root = document.getElementById('root');
const seed = new URLSearchParams(location.search).get('seed');

if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <DistrictNoir seat={0} {...(seed === null ? {} : { seed })} />
    </StrictMode>,
  );
}
