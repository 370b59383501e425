import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { sitePages } from '../serve-sites';
import { openForTests } from './before-tests';
import { startTestApp, type TestApp } from './test-app';

export type BuiltSite = TestApp & { site: FastifyInstance; directory: string };

/**
 * Starts an application that also serves the pages of a built site, for the tests of this file. `files` are the built
 * files by their paths; `templates` fill the pages that are served with data.
 */
export function useBuiltSite(
  { files, templates }: { files: Record<string, string>; templates?: Record<string, string> },
  env: Record<string, string> = {},
): BuiltSite {
  return openForTests(async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'aw-site-'));
    const built = templates ? { ...files, 'served-pages.json': JSON.stringify(templates) } : files;
    for (const [name, text] of Object.entries(built)) {
      await mkdir(path.join(directory, path.dirname(name)), { recursive: true });
      await writeFile(path.join(directory, name), text);
    }
    const test = await startTestApp({ WEB_DIR: directory, SITE_ORIGIN: 'https://site.example', ...env });
    const site = await buildApp(test.ctx, { addPages: sitePages(test.ctx) });
    return {
      ...test,
      site,
      directory,
      async close() {
        await site.close();
        await test.close();
        await rm(directory, { recursive: true, force: true });
      },
    };
  });
}
