import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@aw/source', ...defaultClientConditions] },
  // Nothing is inlined, so that the page runs under `script-src 'self'`.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
