import { type ChangeListener, openChangeListener } from '@aw/db';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { createSessionCache } from '../server/sessions/session-cache';
import type { TestApp } from './test-app';

/** A listener that receives nothing, although its connection seems to work. */
const deaf: ChangeListener = {
  connectionName: null,
  isListening: () => true,
  subscribe: () => {},
  settled: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Starts another process over the same database with its own caches. With `isDeaf` no notification reaches it. */
export async function otherProcess(
  test: TestApp,
  { isDeaf = false } = {},
): Promise<{ app: FastifyInstance; changes: ChangeListener; close: () => Promise<void> }> {
  const changes = isDeaf ? deaf : openChangeListener(test.databaseUrl);
  const app = await buildApp({ ...test.ctx, changes, sessions: createSessionCache(test.ctx.db, changes) });
  await app.ready();
  return {
    app,
    changes,
    async close() {
      await app.close();
      await changes.close();
    },
  };
}
