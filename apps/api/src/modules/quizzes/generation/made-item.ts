import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { Difficulty } from '@aw/contracts/quizzes/public';
import type { GeneratedQuestion } from '@aw/db/quizzes';
import type { ItemText } from '@aw/quiz-bank';
import type { Context } from '../../../context';
import { compileItem, hashOf } from '../compile-item';

/** Compiles questions and assigns the letters of their options. Throws 422 for a too complex text, and 503. */
export async function madeItems(
  ctx: Pick<Context, 'richText' | 'caller'>,
  texts: readonly ItemText[],
): Promise<GeneratedQuestion[]> {
  const { dealLetters } = await import('@aw/quiz-bank');
  const dealt = dealLetters(texts.map(({ id }) => id));
  const items: GeneratedQuestion[] = [];
  for (const [at, text] of texts.entries())
    items.push(await madeItem(ctx, { text, letter: dealt[at] ?? 'A', difficulty: text.difficulty }));
  return items;
}

type PlacedText = { text: ItemText; letter: Letter; difficulty: Difficulty };

/** Compiles one question, with the right option at the given letter. */
export async function madeItem(
  ctx: Pick<Context, 'richText' | 'caller'>,
  { text, letter, difficulty }: PlacedText,
): Promise<GeneratedQuestion> {
  const { placeOptions } = await import('@aw/quiz-bank');
  const { topic, stem, explanation, source } = text;
  const answer = { option: text.answer, mistake: '' };
  const placed = placeOptions(text.id, letter, answer, text.others);
  const item = {
    topic,
    question: stem,
    options: { A: placed.A.option, B: placed.B.option, C: placed.C.option, D: placed.D.option },
    correctAnswer: letter,
    alsoCorrect: null,
    mistakes: { A: placed.A.mistake, B: placed.B.mistake, C: placed.C.mistake, D: placed.D.mistake },
    explanation,
    source,
  };
  return { ...(await compileItem(ctx, item)), bank_id: null, hash: hashOf(item), difficulty };
}
