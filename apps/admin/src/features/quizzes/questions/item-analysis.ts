import { type Letter, letters } from '@aw/contracts/quizzes/attempts';
import type { ItemFigures } from '@aw/contracts/quizzes/staff-quizzes';

type Judgement = {
  label: string;
  /** Recommended action. */
  advice: string;
  tone: 'positive' | 'neutral' | 'caution' | 'danger';
};

/** Minimum corrected item-total correlation of a question that separates well (Nunnally and Bernstein, 1994). */
const minGoodDiscrimination = 0.3;
const minWeakDiscrimination = 0.1;

/** Explains the discrimination of a question in plain words. Null means that it cannot be computed. */
export function judgeDiscrimination(discrimination: number | null): Judgement {
  if (discrimination === null)
    return {
      label: 'Not enough data',
      advice: 'Everyone gave the same answer, or scored the same on the rest.',
      tone: 'neutral',
    };
  if (discrimination >= minGoodDiscrimination)
    return {
      label: 'Works well',
      advice: 'People who do well in the rest of the quiz get this right too.',
      tone: 'positive',
    };
  if (discrimination >= minWeakDiscrimination)
    return {
      label: 'Says little',
      advice: 'It says little about how people do in the rest of the quiz.',
      tone: 'neutral',
    };
  if (discrimination >= 0)
    return {
      label: 'Says nothing: check it',
      advice: 'People who do well in the rest do no better here. It may be unclear, or a matter of luck.',
      tone: 'caution',
    };
  return {
    label: 'Misleads: check it',
    advice: 'People who do well in the rest get this wrong more often. Its key may be wrong.',
    tone: 'danger',
  };
}

/** Formats a correlation with two decimals and a real minus sign: '−0.12'. */
export function signedText(value: number): string {
  return value.toFixed(2).replace('-', '\u2212');
}

export type ChoiceShare = { count: number; share: number };

/** Counts and shares of each chosen option, and of no answer. */
export function choiceShares({
  choices,
}: Pick<ItemFigures, 'choices'>): Record<Letter | 'none', ChoiceShare> {
  const total = Object.values(choices).reduce((sum, count) => sum + count, 0);
  const of = (count: number): ChoiceShare => ({ count, share: total === 0 ? 0 : count / total });
  return { A: of(choices.A), B: of(choices.B), C: of(choices.C), D: of(choices.D), none: of(choices.none) };
}

/** Returns the wrong option that was chosen more often than the right ones, if there is one. */
export function favouredWrongOption(
  figures: Pick<ItemFigures, 'choices'>,
  right: readonly Letter[],
): Letter | undefined {
  const { choices } = figures;
  const rightCount = right.reduce((sum, letter) => sum + choices[letter], 0);
  const wrong = letters.filter((letter) => !right.includes(letter));
  const [first] = wrong.toSorted((a, b) => choices[b] - choices[a]);
  return first !== undefined && choices[first] > rightCount ? first : undefined;
}
