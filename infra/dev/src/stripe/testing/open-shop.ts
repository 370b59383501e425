import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { closeHttp, listen } from '../../listen';
import type { DevStripe } from '../start-stripe';

const pathFile = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/chromium-path');

/** Starts the browser of the end-to-end tests. */
export function openBrowser(): Promise<Browser> {
  const installedPath = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : undefined;
  const executablePath = process.env.CHROMIUM_PATH ?? installedPath;
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  return chromium.launch({ executablePath, args });
}

/** Starts a shop on its own origin, with a content security policy as strict as ours. */
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
  const port = await listen(server);
  return { origin: `http://localhost:${port}`, close: () => closeHttp(server) };
}
