import type { Subject } from '@aw/contracts/documents/subjects';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Difficulty } from './bank';
import type { ItemText } from './quiz-file';

/** Random numbers that are the same for the same seed. */
export type Random = {
  /** Returns a whole number between both limits, which are included. */
  int: (from: number, to: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
};

type Head = { subject: Subject; topic: string; difficulty: Difficulty; source: string };

/** Generates items of one kind from parameters `P`. An option is a value `V` until it is shown. */
export type Template<P, V> = Head & {
  make: (random: Random) => P;
  stem: (parameters: P) => string;
  /** Returns the exact right value. */
  answer: (parameters: P) => V;
  /** At least three mistakes, each with the wrong value to which it leads. An item uses three that differ. */
  mistakes: Readonly<Record<string, (parameters: P) => V>>;
  /** Formats an option as Markdown; equal values must look the same. */
  show: (value: V) => string;
  /** Checks whether a value is right, with a different method than `answer`. */
  holds: (parameters: P, value: V) => boolean;
  /** Returns the paragraphs of the explanation. */
  explanation: (parameters: P) => readonly string[];
};

/** Template reduced to what the bank needs. */
export type ItemTemplate = Head & {
  /** Generates the item of a seed. Throws an Error if the template's check disagrees with its answer. */
  textOf: (id: string, seed: number) => ItemText;
};

const maxTries = 100;

export function itemTemplate<P, V>(template: Template<P, V>): ItemTemplate {
  const { subject, topic, difficulty, source } = template;
  return { subject, topic, difficulty, source, textOf: (id, seed) => textOf(template, id, seed) };
}

function textOf<P, V>(template: Template<P, V>, id: string, seed: number): ItemText {
  const random = seeded(seed);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const parameters = template.make(random);
    const answer = template.answer(parameters);
    const others = chooseOthers(template, parameters, answer, random);
    if (others.length < 3) continue;
    if (!template.holds(parameters, answer)) throw new Error(`The answer of seed ${seed} does not hold.`);
    const second = others.find(({ value }) => template.holds(parameters, value));
    if (second) throw new Error(`A wrong option of seed ${seed} holds: ${template.show(second.value)}`);
    return {
      id,
      topic: template.topic,
      difficulty: template.difficulty,
      stem: template.stem(parameters),
      answer: template.show(answer),
      others: others.map(({ value, mistake }) => ({ option: template.show(value), mistake })),
      explanation: template.explanation(parameters).join('\n\n'),
      source: template.source,
    };
  }
  throw new Error(`No parameters of seed ${seed} give four options.`);
}

function chooseOthers<P, V>(
  { mistakes, show }: Template<P, V>,
  parameters: P,
  answer: V,
  random: Random,
): { value: V; mistake: string }[] {
  const seen = new Set([show(answer)]);
  const left = Object.entries(mistakes);
  const others: { value: V; mistake: string }[] = [];
  while (others.length < 3 && left.length > 0) {
    const [chosen] = left.splice(random.int(0, left.length - 1), 1);
    if (!chosen) break;
    const [mistake, wrongValue] = chosen;
    const value = wrongValue(parameters);
    if (!seen.has(show(value))) others.push({ value, mistake });
    seen.add(show(value));
  }
  return others;
}

/** Returns the random numbers of a seed. */
export function seeded(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  return { int, pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0] };
}
