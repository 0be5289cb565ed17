// Starts the window.
import './api/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './tokens/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no place for the program.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
