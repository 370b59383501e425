import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { textField } from '../fields';
import { answerSources } from './chat';

/** The most days of figures. */
export const mostAiDays = 90;

/** Half of the answers took so many milliseconds at most, and 95 of a hundred; between two answers it is interpolated. */
const latency = z.object({ median: z.number(), p95: z.number() });
export type AiLatency = z.infer<typeof latency>;

/** What one source answered on a day. */
const sourceFigures = z.object({
  answers: z.number(),
  /** To the first words; null where no answer came so far. */
  firstText: z.nullable(latency),
  /** To the end of answers that are whole; null without any. */
  whole: z.nullable(latency),
});

export const aiDay = z.object({
  /** 2026-11-26, in UTC. */
  day: z.string(),
  /** How many people asked. */
  people: z.number(),
  model: sourceFigures,
  library: sourceFigures,
  promptTokens: z.number(),
  completionTokens: z.number(),
  /** What the model came to, in millionths of a US dollar, with what is still set aside. */
  costMicrousd: z.number(),
  /** Ended by the person, cut with some of their text, and ended without a word. */
  stopped: z.number(),
  interrupted: z.number(),
  failed: z.number(),
  /** Why answers were cut or failed, the most frequent reason first. */
  failures: z.array(z.object({ reason: z.string(), count: z.number() })),
  helped: z.number(),
  didNotHelp: z.number(),
});
export type AiDay = z.infer<typeof aiDay>;

export const aiFigures = z.object({
  /** What answers at present. */
  source: z.enum(answerSources),
  /** The configured model, also while the cap lets the library answer; null without one. */
  model: z.nullable(z.object({ name: z.string(), provider: z.string() })),
  /** What the model may cost on a day, in millionths of a US dollar; null without a cap. */
  capMicrousd: z.nullable(z.number()),
  /** Each day of the period, today first. */
  days: z.array(aiDay),
});
export type AiFigures = z.infer<typeof aiFigures>;

export const staffAiFigures = endpoint({
  method: 'GET',
  path: '/api/admin/ai',
  scope: 'staff',
  permission: 'ai.read',
  tag: 'Staff: AI',
  summary:
    'Use, cost, latency and failures of the chat by day (UTC), and what answers now. Contains figures, no texts. Deleted chats no longer count, but their cost does.',
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostAiDays)), 30),
  }),
  responses: { 200: aiFigures },
  errors: ['auth.forbidden', 'auth.required', 'request.invalid'],
});

/** Reads the token from a link to a shared chat, or from its end alone. */
const linkField = z.string().check(
  z.maxLength(500, 'This is not a link to a shared chat.'),
  z.overwrite((text) =>
    text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .replace(/^.*\//, ''),
  ),
  z.regex(/^[A-Za-z0-9_-]{20,100}$/, 'This is not a link to a shared chat.'),
);

export const staffEndSharedLink = endpoint({
  method: 'POST',
  path: '/api/admin/ai/shared-links/end',
  scope: 'staff',
  permission: 'ai.moderate',
  tag: 'Staff: AI',
  summary:
    'Ends a link to a shared chat permanently, with a reason for the audit log. Readers see that staff ended it. The owner keeps the chat.',
  body: z.object({
    link: linkField,
    reason: textField(500).check(z.minLength(1, 'Please enter why you end the link.')),
  }),
  responses: { 204: z.void() },
  errors: [
    'auth.forbidden',
    'auth.required',
    'request.invalid',
    'conversations.link_ended',
    'conversations.not_found',
  ],
});
