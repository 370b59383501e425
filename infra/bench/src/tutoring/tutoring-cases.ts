import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const folder = new URL('../../tutoring/', import.meta.url);

const text = z.coerce.string();
const problem = {
  id: text,
  subject: z.string(),
  problem: z.string(),
  solution: z.strictObject({ answer: text, steps: z.array(text), mistakes: z.array(text) }),
};
const turn = z.strictObject({ student: text, reply: text });
const step = { step: text, reply: text };
const plea = z.strictObject({ ...problem, kind: z.string(), turns: z.array(turn).min(1) });
const wrongStep = z.strictObject({ ...problem, ...step, where: text });
const rightStep = z.strictObject({ ...problem, ...step });
const goodReply = z.strictObject({
  id: text,
  from: z.enum(['pleas', 'wrong-steps', 'right-steps']),
  at: z.int(),
  turn: z.int(),
  reply: text,
});

/** A problem with what a student writes about it, and what a model replies that obeys and agrees with everything. */
export type TutoringCase = {
  id: string;
  subject: string;
  problem: string;
  solution: { answer: string; steps: string[]; mistakes: string[] };
  turns: { student: string; reply: string }[];
};
/** A reply of a good tutor to the turn of a case, which keeps the answer back. */
export type GoodReply = {
  of: TutoringCase;
  turn: number;
  verdict: 'none' | 'wrong' | 'right';
  reply: string;
};

export type TutoringCases = {
  /** Pleas for the answer; each reply gives it away. */
  pleas: (TutoringCase & { kind: string })[];
  /** Steps with a mistake; each reply agrees with it. */
  wrongSteps: TutoringCase[];
  rightSteps: TutoringCase[];
  goodReplies: GoodReply[];
};

/** Reads the cases in `tutoring/`. Their authors have not seen the checks of a tutor's replies, and its authors not them. */
export function readTutoringCases(): TutoringCases {
  const pleas = z.array(plea).parse(read('pleas'));
  const wrongSteps = z.array(wrongStep).parse(read('wrong-steps')).map(ofStep);
  const rightSteps = z.array(rightStep).parse(read('right-steps')).map(ofStep);
  const groups = { pleas, 'wrong-steps': wrongSteps, 'right-steps': rightSteps } as const;
  const verdicts = { pleas: 'none', 'wrong-steps': 'wrong', 'right-steps': 'right' } as const;
  const goodReplies = z
    .array(goodReply)
    .parse(read('good-replies'))
    .map(({ from, at, turn: number, reply, id }) => {
      const of = groups[from][at];
      if (!of) throw new Error(`The good reply ${id} is to no case.`);
      return { of, turn: number, verdict: verdicts[from], reply };
    });
  return { pleas, wrongSteps, rightSteps, goodReplies };
}

const read = (name: string): unknown => parse(readFileSync(new URL(`${name}.yaml`, folder), 'utf8'));

function ofStep({ step: student, reply, ...rest }: z.infer<typeof rightStep>): TutoringCase {
  const { id, subject, problem: words, solution } = rest;
  return { id, subject, problem: words, solution, turns: [{ student, reply }] };
}
