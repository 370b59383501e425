import { type DevOpenai, startOpenai } from '@aw/dev/openai';
import { buildApp } from '../app';
import { type Ai, openAi } from '../modules/ai/open-ai';
import { openForTests } from './before-tests';
import { callsWith } from './calls';
import { startTestApp, type TestApp } from './test-app';

export type OpenaiApp = TestApp & { openai: DevOpenai };

/** Starts an application whose model is a separate server with OpenAI’s chat completions. */
export async function startOpenaiApp(
  env: Record<string, string> = {},
  { msPerToken = 0 } = {},
): Promise<OpenaiApp> {
  const openai = await startOpenai({ msPerToken });
  const test = await startTestApp({
    OPENAI_BASE_URL: openai.baseUrl,
    OPENAI_API_KEY: openai.apiKey,
    OPENAI_MODEL: openai.model,
    LIMIT_WRITES_PER_MINUTE: '0',
    LIMIT_STREAMS_PER_PERSON: '0',
    LIMIT_STREAMS_PER_ADDRESS: '0',
    ...env,
  });
  return {
    ...test,
    openai,
    async close() {
      await test.close();
      await openai.close();
    },
  };
}

/** Starts such an application before the tests of this file or block and closes it after them. */
export function useOpenaiApp(...options: Parameters<typeof startOpenaiApp>): OpenaiApp {
  return openForTests(() => startOpenaiApp(...options));
}

/** Starts another process over the same database, which creates its own answers. */
export async function otherReplica(test: TestApp): Promise<TestApp & { ai: Ai }> {
  const { config, db, limits, richText } = test.ctx;
  const ai = await openAi({ config, db, limits, richText, connection: null, onError: () => {} });
  const ctx = { ...test.ctx, ai };
  const app = await buildApp(ctx);
  await app.ready();
  return {
    ...test,
    app,
    nobody: callsWith((options) => app.inject(options)),
    ctx,
    ai,
    async close() {
      await app.close();
      await ai.close();
    },
  };
}
