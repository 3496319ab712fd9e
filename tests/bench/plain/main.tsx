import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PlainAdmin } from './PlainAdmin.tsx';

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <PlainAdmin />
    </StrictMode>,
  );
}
