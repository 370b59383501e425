import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { textField } from '../fields';
import { answerSources, chatModes } from './chat';

/** Maximum number of days with figures. */
export const maxAiDays = 90;

/** Purposes of calls of the model: the modes of the chat, and quizzes that it writes. */
export const modelPurposes = [...chatModes, 'quizzes'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/** Share of the daily cap from which staff are warned. */
export const capWarningShare = 0.8;

/** Median and 95th percentile in milliseconds, interpolated between two answers. */
const latency = z.object({ median: z.number(), p95: z.number() });
export type AiLatency = z.infer<typeof latency>;

/** Answers of one source on one day. */
const sourceFigures = z.object({
  answers: z.number(),
  /** Time until the first words; null without an answer. */
  firstText: z.nullable(latency),
  /** Time until the end of complete answers; null without any. */
  whole: z.nullable(latency),
});

export const aiDay = z.object({
  /** Date in UTC, such as 2026-11-26. */
  day: z.string(),
  /** Number of people who asked. */
  people: z.number(),
  model: sourceFigures,
  library: sourceFigures,
  promptTokens: z.number(),
  completionTokens: z.number(),
  /** Cost of the model in millionths of a US dollar, including reserved amounts. */
  costMicrousd: z.number(),
  /** Parts of the cost, without reserved amounts. Costs of earlier releases have no purpose. */
  costByPurpose: z.optional(z.partialRecord(z.enum(modelPurposes), z.number())),
  /** Answers that their person stopped, that were cut after some text, and that ended without text. */
  stopped: z.number(),
  interrupted: z.number(),
  failed: z.number(),
  /** Reasons why answers were cut or failed, most frequent first. */
  failures: z.array(z.object({ reason: z.string(), count: z.number() })),
  helped: z.number(),
  didNotHelp: z.number(),
});
export type AiDay = z.infer<typeof aiDay>;

export const aiFigures = z.object({
  /** Source that answers at present. */
  source: z.enum(answerSources),
  /** The configured model, also while the daily cap lets the library answer; null without one. */
  model: z.nullable(z.object({ name: z.string(), provider: z.string() })),
  /** Maximum cost of the model per day, in millionths of a US dollar; null without a cap. */
  capMicrousd: z.nullable(z.number()),
  /** Days of the period, today first. */
  days: z.array(aiDay),
});
export type AiFigures = z.infer<typeof aiFigures>;

export const staffAiFigures = endpoint('GET /api/admin/ai', {
  scope: 'staff',
  permission: 'ai.read',
  tag: 'Staff: AI',
  summary:
    'Use, cost, latency and failures of the chat by day (UTC), and what answers now. Contains figures, no texts. Deleted chats no longer count, but their cost does.',
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxAiDays)), 30),
  }),
  responses: { 200: aiFigures },
});

/** Accepts a whole link to a shared chat, or only the token at its end. */
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

export const staffEndSharedLink = endpoint('POST /api/admin/ai/shared-links/end', {
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
  errors: ['conversations.link_ended', 'conversations.not_found'],
});
