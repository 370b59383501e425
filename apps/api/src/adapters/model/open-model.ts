import type { Config } from '../../config/config';
import type { Model } from './model';

/** The configured model; null without its key: then the study library answers. */
export async function openModel(config: Config): Promise<Model | null> {
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = config;
  if (!apiKey || !model) return null;
  const { createEndpointModel } = await import('./endpoint-model');
  return createEndpointModel({
    apiKey,
    model,
    baseUrl: config.OPENAI_BASE_URL,
    prices: { prompt: config.AI_PROMPT_USD_PER_MILLION, completion: config.AI_COMPLETION_USD_PER_MILLION },
    longestAnswer: config.AI_LONGEST_ANSWER,
  });
}
