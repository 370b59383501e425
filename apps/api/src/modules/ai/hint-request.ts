import type { Turn } from '../../adapters/model/model';

/** Which hint is wanted, from 1 on, and to which task. */
export type HintRequest = { task: string; number: number };

/** Words that ask to go on, and name nothing that could be looked for. */
const words = new Set(
  `a again all am and another answer answers can continue could do did do don't dont enough explain final finish for full
  get give go have help here hint hints how i i'm idea im in is it just know let's lets like me more my need next no not now
  of ok okay on one or please result say see show solution solve solved some step steps still stuck sure tell thank thanks
  that the them then think this tip to try tried understand us want was what what's whole will with would yes you your`.split(
    /\s+/,
  ),
);

/** Whether a message asks for nothing but to go on: 'Give me the next hint', or 'just tell me the answer'. */
export function asksToGoOn(message: string): boolean {
  const said =
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return said.length > 0 && said.every((word) => words.has(word));
}

/** The hint that the last turn asks for: a task asks for its first one, and each message that asks to go on for another. */
export function hintRequestOf(before: readonly Turn[], message: string): HintRequest {
  const said = [...before.filter(({ role }) => role === 'user').map(({ text }) => text), message];
  const at = said.findLastIndex((text) => !asksToGoOn(text));
  if (at < 0) return { task: message, number: 1 };
  return { task: said[at] ?? message, number: said.length - at };
}
