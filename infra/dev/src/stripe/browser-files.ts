import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { FastifyInstance } from 'fastify';

const folder = path.join(import.meta.dirname, 'browser');

const scripts = {
  '/stripe.js': 'stripe.ts',
  '/elements/payment.js': 'payment-page.ts',
  '/elements/three-d-secure.js': 'three-d-secure-page.ts',
};
const files = {
  '/elements/payment.html': { file: 'payment.html', type: 'text/html; charset=utf-8' },
  '/elements/three-d-secure.html': { file: 'three-d-secure.html', type: 'text/html; charset=utf-8' },
  '/elements/elements.css': { file: 'elements.css', type: 'text/css; charset=utf-8' },
};

/** The pages in frames are on this server's origin and connect to no other. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

/** Serves the replacement for Stripe's browser script and the pages of its frames. */
export function addBrowserFiles(app: FastifyInstance): void {
  const built = new Map<string, string>();
  for (const [url, entry] of Object.entries(scripts)) {
    app.get(url, (_, reply) => {
      const code = built.get(url) ?? buildScript(entry);
      built.set(url, code);
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(code);
    });
  }
  for (const [url, { file, type }] of Object.entries(files)) {
    app.get(url, async (_, reply) => {
      const bytes = await readFile(path.join(folder, file));
      return reply.type(type).header('content-security-policy', policy).send(bytes);
    });
  }
}

function buildScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(folder, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
