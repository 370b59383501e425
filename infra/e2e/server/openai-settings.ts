import type { DevOpenai } from '@aw/dev/openai';

/** The settings by which a server is answered by a test server that speaks OpenAI’s chat completions. */
export const openaiSettings = ({
  baseUrl,
  apiKey,
  model,
}: Pick<DevOpenai, 'apiKey' | 'baseUrl' | 'model'>) => ({
  OPENAI_BASE_URL: baseUrl,
  OPENAI_API_KEY: apiKey,
  OPENAI_MODEL: model,
});
