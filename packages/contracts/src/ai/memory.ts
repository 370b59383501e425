import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, lineField, moment } from '../fields';

/** The most characters of a fact, and facts that a person writes. */
export const longestFact = 200;
export const mostWrittenFacts = 30;

export const memoryFact = z.object({
  id: z.number(),
  /** Written by the person, or noted after a quiz of theirs. */
  kind: z.enum(['written', 'quiz']),
  text: z.string(),
  /** When it was written, or the attempt ended. */
  updatedAt: moment,
});
export type MemoryFact = z.infer<typeof memoryFact>;

export const memory = z.object({
  /** While it is off, no fact enters a prompt and none is added. */
  isOn: z.boolean(),
  /** All there are, the latest first. */
  facts: z.array(memoryFact),
});
export type Memory = z.infer<typeof memory>;

const own = { scope: 'session', tag: 'AI' } as const;
const base = ['auth.required', 'request.invalid'] as const;

/** A fact is one line, so that it never looks like more than one. */
const factField = lineField(longestFact).check(z.minLength(1, 'Please write what AI Chat should remember.'));

export const getMemory = endpoint({
  ...own,
  method: 'GET',
  path: '/api/ai/memory',
  summary: 'Whether the person’s memory is on, and each fact of it: what may enter a prompt.',
  responses: { 200: memory },
  errors: base,
});

export const changeMemory = endpoint({
  ...own,
  method: 'PATCH',
  path: '/api/ai/memory',
  summary: 'Turns the person’s memory on or off; its facts stay, and can be deleted either way.',
  body: z.object({ isOn: z.boolean() }),
  responses: { 200: memory },
  errors: [...base, 'ai.under_18'],
});

export const addMemoryFact = endpoint({
  ...own,
  method: 'POST',
  path: '/api/ai/memory',
  summary: 'Adds a fact to the person’s memory, while it is on; it enters their next prompt.',
  body: z.object({ text: factField }),
  responses: { 201: memoryFact },
  errors: [...base, 'memory.full', 'memory.off'],
});

export const deleteMemoryFact = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/ai/memory/:id',
  summary: 'Deletes a fact; the next prompt is without it.',
  params: idParams,
  responses: { 204: z.void() },
  errors: [...base, 'memory.not_found'],
});

export const deleteMemory = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/ai/memory',
  summary: 'Deletes all facts of the person’s memory; whether it is on stays.',
  responses: { 200: z.object({ deleted: z.number() }) },
  errors: base,
});
