import * as z from 'zod';
import { positive } from './kinds';

const price = z.coerce.number().min(0);

/** The AI model, what it costs, and how long it may take. */
export const aiSettings = {
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe(
      'Key for a model with an OpenAI-compatible chat completions API. If it is not set, answers come from the study library, and the chat says so.',
    ),
  OPENAI_BASE_URL: z
    .url()
    .optional()
    .describe('Address of that API, such as http://127.0.0.1:11434/v1. Leave it empty for OpenAI itself.'),
  OPENAI_MODEL: z.string().optional().describe('Name of the model. Required with OPENAI_API_KEY.'),
  OPENAI_VISION: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe(
      'Whether the model gets images. "auto" tries it once and remembers in the database whether the model accepts them; "off" never sends any. When images are not sent or not accepted, the model answers without them, and the page says so.',
    ),
  OPENAI_TOOLS: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe(
      'Whether the model may search the study library and open pages while it answers, with the rights of its student and at most four times. "auto" offers it to the model, and continues without it if the server refuses functions; "off" never offers it.',
    ),
  AI_PROMPT_USD_PER_MILLION: price
    .default(5)
    .describe('Price of the model in US dollars per million input tokens.'),
  AI_COMPLETION_USD_PER_MILLION: price
    .default(15)
    .describe('Price of the model in US dollars per million output tokens.'),
  AI_DAILY_CAP_USD: price
    .default(20)
    .describe(
      'The most that the model may cost per day (UTC), in US dollars. When it is reached, answers come from the study library. 0 turns the cap off.',
    ),
  AI_ANONYMOUS_SHARE_PERCENT: price
    .max(100)
    .default(50)
    .describe(
      'Percentage of AI_DAILY_CAP_USD that all people without a confirmed account can use together. 100 lets them use all of it.',
    ),
  AI_FIRST_WORD_TIMEOUT_MS: positive
    .default(120_000)
    .describe(
      'Milliseconds that the model may send nothing before the first word of an answer. After that, the answer fails.',
    ),
  AI_IDLE_TIMEOUT_MS: positive
    .default(30_000)
    .describe(
      'Milliseconds that the model may send nothing after the first word. After that, the answer fails.',
    ),
  AI_LONGEST_ANSWER: positive.default(2_000).describe('Maximum length of an answer by the model, in tokens.'),
  AI_DOCUMENT_TOKENS: z.coerce
    .number()
    .int()
    .min(500)
    .max(1_000_000)
    .default(12_000)
    .describe(
      'How much of the documents is sent to the model in a chat about them, together, in tokens of three bytes. Shorter documents are sent in full. It must fit into the context window of the model.',
    ),
  AI_IMAGE_TOKENS: positive
    .default(8_500)
    .describe(
      'The most tokens that the provider counts for one image of 2 megapixels. An answer reserves this for each of its images, four at most. The default is too low for gpt-4o-mini, which counts up to 48000.',
    ),
} as const;
