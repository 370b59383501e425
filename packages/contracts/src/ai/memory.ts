import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, lineField, moment } from '../fields';

/** Maximum length of a fact in characters, and number of facts that a person can write. */
export const maxFactLength = 200;
export const maxWrittenFacts = 30;

export const memoryFact = z.object({
  id: z.number(),
  /** Written by the person, or saved after one of their quizzes. */
  kind: z.enum(['written', 'quiz']),
  text: z.string(),
  /** Time when the fact was written, or when the attempt ended. */
  updatedAt: moment,
});
export type MemoryFact = z.infer<typeof memoryFact>;

export const memory = z.object({
  /** While false, no fact enters a prompt and none is added. */
  isOn: z.boolean(),
  /** All facts, latest first. */
  facts: z.array(memoryFact),
});
export type Memory = z.infer<typeof memory>;

const own = { scope: 'session', tag: 'AI' } as const;

/** A fact is one line, so that it cannot look like several. */
const factField = lineField(maxFactLength).check(
  z.minLength(1, 'Please write what AI Chat should remember.'),
);

export const getMemory = endpoint('GET /api/ai/memory', {
  ...own,
  summary: 'Whether your memory is on, and its facts, which can be part of a prompt.',
  responses: { 200: memory },
});

export const changeMemory = endpoint('PATCH /api/ai/memory', {
  ...own,
  summary: 'Turns your memory on or off. Its facts stay, and you can delete them in both cases.',
  body: z.object({ isOn: z.boolean() }),
  responses: { 200: memory },
  errors: ['ai.under_18'],
});

export const addMemoryFact = endpoint('POST /api/ai/memory', {
  ...own,
  summary: 'Adds a fact to your memory while it is on. It is part of your next prompt.',
  body: z.object({ text: factField }),
  responses: { 201: memoryFact },
  errors: ['memory.full', 'memory.off'],
});

export const deleteMemoryFact = endpoint('DELETE /api/ai/memory/:id', {
  ...own,
  summary: 'Deletes a fact. It is not part of your next prompt.',
  params: idParams,
  responses: { 204: z.void() },
  errors: ['memory.not_found'],
});

export const deleteMemory = endpoint('DELETE /api/ai/memory', {
  ...own,
  summary: 'Deletes all facts in your memory. Does not turn it on or off.',
  responses: { 200: z.object({ deleted: z.number() }) },
});
