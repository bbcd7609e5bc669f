import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followOtherTabs } from '#web/platform/session.ts';
import { App } from './App.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

followOtherTabs();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
