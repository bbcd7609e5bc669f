import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '#web/platform/query.ts';
import { followOtherTabs } from '#web/platform/session.ts';
import { App } from './App.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

followOtherTabs();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
