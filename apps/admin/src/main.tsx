import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { loadRuntimeConfig } from './api/runtime-config';
import { ConsoleApp } from './app/console-app';
import { createConsole } from './app/create-console';
import { StartFailed } from './app/start-failed';
import './styles.css';

// The strict content policy forbids compiled schemas, and would report the attempt.
z.config({ jitless: true });

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  const start = async () => {
    try {
      const parts = createConsole(await loadRuntimeConfig());
      root.render(
        <StrictMode>
          <ConsoleApp {...parts} />
        </StrictMode>,
      );
    } catch {
      root.render(<StartFailed onRetry={start} />);
    }
  };
  void start();
}
