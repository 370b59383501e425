import type { Subject } from '@aw/contracts/documents/subjects';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Difficulty } from './bank';
import type { ItemText } from './quiz-file';

/** A source of numbers that gives the same ones for the same seed. */
export type Random = {
  /** A whole number between both, each included. */
  int: (from: number, to: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
};

/** A wrong option and the thought that leads to it. */
export type Mistake<P, V> = { mistake: string; option: (parameters: P) => V };

/** What makes items of one kind from parameters `P`; an option is a value `V` until it is shown. */
export type Template<P, V> = {
  /** `<subject>/<name>`, as files of the bank call it. */
  name: string;
  subject: Subject;
  topic: string;
  difficulty: Difficulty;
  source: string;
  make: (random: Random) => P;
  stem: (parameters: P) => string;
  /** The right value, exact. */
  answer: (parameters: P) => V;
  /** At least three; an item takes three whose options differ from the answer and from each other. */
  mistakes: readonly Mistake<P, V>[];
  /** Markdown of an option; equal values look the same. */
  show: (value: V, parameters: P) => string;
  /** Whether an option is right, found in another way than `answer` finds it. */
  holds: (parameters: P, value: V) => boolean;
  explanation: (parameters: P) => string;
};

/** A template whose parameters nobody needs to know. */
export type AnyTemplate = Omit<
  Template<unknown, unknown>,
  'make' | 'stem' | 'answer' | 'mistakes' | 'show' | 'holds' | 'explanation'
> & {
  /** The item of a seed; throws Error where its own check finds another answer. */
  textOf: (id: string, seed: number) => ItemText;
};

const mostTries = 100;

/** Seals a template: what remains makes items. */
export function defineTemplate<P, V>(template: Template<P, V>): AnyTemplate {
  const { name, subject, topic, difficulty, source } = template;
  return { name, subject, topic, difficulty, source, textOf: (id, seed) => textOf(template, id, seed) };
}

function textOf<P, V>(template: Template<P, V>, id: string, seed: number): ItemText {
  const random = seeded(seed);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const parameters = template.make(random);
    const answer = template.answer(parameters);
    const others = chooseOthers(template, parameters, answer, random);
    if (others.length < 3) continue;
    const right = [answer, ...others.map(({ value }) => value)].filter((value) =>
      template.holds(parameters, value),
    );
    if (right.length !== 1 || right[0] !== answer)
      throw new Error(`The template ${template.name} contradicts itself at the seed ${seed}.`);
    return {
      id,
      topic: template.topic,
      difficulty: template.difficulty,
      stem: template.stem(parameters),
      answer: template.show(answer, parameters),
      others: others.map(({ value, mistake }) => ({ option: template.show(value, parameters), mistake })),
      explanation: template.explanation(parameters),
      source: template.source,
    };
  }
  throw new Error(`The template ${template.name} found no four options at the seed ${seed}.`);
}

function chooseOthers<P, V>({ mistakes, show }: Template<P, V>, parameters: P, answer: V, random: Random) {
  const seen = new Set([show(answer, parameters)]);
  const left = [...mistakes];
  const others: { value: V; mistake: string }[] = [];
  while (others.length < 3 && left.length > 0) {
    const [chosen] = left.splice(random.int(0, left.length - 1), 1);
    if (!chosen) break;
    const value = chosen.option(parameters);
    const shown = show(value, parameters);
    if (!seen.has(shown)) others.push({ value, mistake: chosen.mistake });
    seen.add(shown);
  }
  return others;
}

function seeded(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  return { int, pick: ([first, ...rest]) => [first, ...rest][int(0, rest.length)] ?? first };
}
