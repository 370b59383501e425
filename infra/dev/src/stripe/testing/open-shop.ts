import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import type { DevStripe } from '../start-stripe';

const note = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/chromium-path');

/** The browser that the end-to-end tests use too. */
export function openBrowser(): Promise<Browser> {
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
  const executablePath = process.env.CHROMIUM_PATH ?? noted;
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  return chromium.launch({ executablePath, args });
}

/** A shop on an origin of its own with a content policy as strict as ours. */
export async function openShop({ origin, scriptUrl }: DevStripe) {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, 'shop.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.text ?? '';
  const style = 'body { max-width: 480px; font: 16px sans-serif } .dark { background: #182430; color: #fff }';
  const page = (isDark: boolean) =>
    `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css"><body${isDark ? ' class="dark"' : ''}><div id="root"></div><script src="${scriptUrl}"></script><script src="/shop.js"></script>`;
  const policy = `default-src 'none'; style-src 'self'; img-src data:; script-src 'self' ${origin}; frame-src ${origin}; connect-src 'self' ${origin}`;
  const server = createServer(({ url = '' }, response) => {
    const head = (type: string) =>
      response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    if (url === '/shop.js') head('text/javascript').end(script);
    else if (url === '/shop.css') head('text/css').end(style);
    else if (url.startsWith('/success')) head('text/html').end('<title>Success</title>');
    else head('text/html').end(page(url.includes('dark')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A string only for a socket in the file system.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
