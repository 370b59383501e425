import { randomInt, randomUUID } from 'node:crypto';
import type { Subject } from '@aw/contracts/documents/subjects';
import type { Difficulty } from '@aw/contracts/quizzes/public';
import type { Database } from '@aw/db';
import type { BankQuestionRow, GeneratedQuestion } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import * as search from '@aw/db/search';
import type { ItemText } from '@aw/quiz-bank';
import type { UserContext } from '../../../context';
import { madeItems } from './made-item';
import { subjectNamed } from './quiz-subject';

export type Wish = { subject: string; difficulty: Difficulty; specificTopic: string | null };

/** Maximum number of questions of one quiz from the same template: they differ only in their numbers. */
const maxPerTemplate = 3;
const maxSeed = 2 ** 31 - 1;

/** Counts the questions that the bank and its templates have for a wish, up to `most`. */
export async function countForWish(
  { readDb }: Pick<UserContext, 'readDb'>,
  wish: Pick<Wish, 'subject' | 'specificTopic'>,
  most: number,
): Promise<{ subject: Subject | null; questions: number }> {
  const { subject, words, topicQuery } = await searchFor(readDb, wish);
  if (topicQuery === '') return { subject, questions: 0 };
  const stored = await quizzes.countBankQuestions(readDb, { subject, topicQuery });
  const fromTemplates = maxPerTemplate * (await templatesFor(subject, words)).length;
  return { subject, questions: Math.min(most, stored + fromTemplates) };
}

/** Draws random questions of the bank for a wish, those of its difficulty first, and adds questions from templates. */
export async function drawForWish(ctx: UserContext, wish: Wish, most: number): Promise<GeneratedQuestion[]> {
  const { subject, words, topicQuery } = await searchFor(ctx.db, wish);
  if (topicQuery === '') return [];
  const { difficulty } = wish;
  const rows = await quizzes.drawBankQuestions(ctx.db, {
    subject,
    topicQuery,
    difficulty,
    userId: ctx.userId,
    most,
  });
  const stored: GeneratedQuestion[] = rows.map(withoutId);
  if (stored.length === most) return stored;
  const { templateText } = await import('@aw/quiz-bank/templates');
  const chosen = await templatesFor(subject, words);
  const texts = new Map<string, ItemText>();
  for (let round = 0; round < maxPerTemplate; round += 1)
    for (const template of chosen) {
      const text = templateText({ id: randomUUID(), template, seed: randomInt(maxSeed) });
      if (texts.size < most - stored.length) texts.set(text.stem, text);
    }
  return [...stored, ...(await madeItems(ctx, [...texts.values()]))];
}

/** Search of a wish: a subject of the bank, or else its words in all subjects. */
async function searchFor(db: Database, { subject: typed, specificTopic }: Omit<Wish, 'difficulty'>) {
  const subject = subjectNamed(typed) ?? null;
  const text = [subject === null ? typed : '', specificTopic ?? ''].join(' ').trim();
  if (text === '') return { subject, words: null, topicQuery: null };
  const words = await search.listStems(db, text);
  return { subject, words, topicQuery: search.prefixQuery(words) };
}

/** Returns the names of templates of a subject whose topic contains one of the words, in random order. */
async function templatesFor(subject: Subject | null, words: readonly string[] | null): Promise<string[]> {
  const { templates } = await import('@aw/quiz-bank/templates');
  const isMeant = (topic: string) =>
    words === null || words.some((word) => topic.toLowerCase().includes(word));
  return [...templates]
    .filter(([, of]) => (subject === null || of.subject === subject) && isMeant(of.topic))
    .map(([name]) => ({ name, at: randomInt(maxSeed) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

function withoutId(row: BankQuestionRow): GeneratedQuestion {
  const { id: _id, ...item } = row;
  return item;
}
