import type { Config } from '../../config/config';
import type { ThreadedModel } from './threaded-model';

/** Opens the configured model. Returns null without its key; the study library then answers. */
export async function openModel(
  config: Config,
  onError: (error: Error) => void,
): Promise<ThreadedModel | null> {
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = config;
  if (!apiKey || !model) return null;
  const { createThreadedModel } = await import('./threaded-model');
  return createThreadedModel(
    {
      apiKey,
      model,
      baseUrl: config.OPENAI_BASE_URL,
      prices: { prompt: config.AI_PROMPT_USD_PER_MILLION, completion: config.AI_COMPLETION_USD_PER_MILLION },
      imageTokens: config.AI_IMAGE_TOKENS,
      longestAnswer: config.AI_LONGEST_ANSWER,
      firstWordMs: config.AI_FIRST_WORD_TIMEOUT_MS,
      idleMs: config.AI_IDLE_TIMEOUT_MS,
    },
    onError,
  );
}
