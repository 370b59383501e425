import { formatCount, formatNumber } from '@aw/contracts/duration-text';
import { difficultyLabels } from '@aw/contracts/quizzes/public';
import type { QuizCardRow, QuizRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type { Context } from '../../context';
import { breadcrumbs, shorten, subjectPart } from '../../server/sites/page-parts';
import { type ListContent, maxFirstCards, type SharedPage, type Thing } from '../../server/sites/shared-page';

/** Returns the public page of a quiz: its subject and conditions, without its questions. */
export async function quizPage(ctx: Context, id: number): Promise<SharedPage | undefined> {
  const row = await quizzes.find(ctx.readDb, id, null);
  if (!row || row.status === 'retired') return undefined;
  const questions = formatCount(row.total_questions, 'question');
  const timeLimit = formatCount(row.time_limit, 'minute');
  const facts = `${difficultyLabels[row.difficulty]}, ${questions}, ${timeLimit}.`;
  return {
    title: row.title,
    description: shorten(`${row.description} ${facts}`),
    path: `/quiz/${id}`,
    isUnlisted: row.status !== 'listed',
    things: [
      quizThing(ctx, row),
      breadcrumbs(ctx, [
        { name: 'Quizzes', path: '/quizzes' },
        { name: row.title, path: `/quiz/${row.id}` },
      ]),
    ],
    content: {
      template: 'quiz',
      view: {
        title: row.title,
        description: row.description,
        subject: row.subject,
        questions,
        timeLimit,
        passPercentage: row.pass_percentage,
        [subjectPart(row.subject)]: true,
        [row.difficulty]: true,
      },
    },
  };
}

/** Returns a https://schema.org/Quiz without its questions. */
function quizThing({ config: { SITE_ORIGIN: origin } }: Context, row: QuizRow): Thing {
  const url = `${origin}/quiz/${row.id}`;
  return {
    '@type': 'Quiz',
    '@id': url,
    url,
    name: row.title,
    description: row.description,
    about: { '@type': 'Thing', name: row.subject },
    educationalLevel: difficultyLabels[row.difficulty],
    timeRequired: `PT${row.time_limit}M`,
    isAccessibleForFree: true,
    dateModified: row.updated_at.toISOString().slice(0, 10),
  };
}

/** Returns whether a quiz was generated for a person, or is retired, because results of retired quizzes stay visible. */
export async function canOpenQuiz(ctx: Context, id: number, userId: string): Promise<boolean> {
  return (await quizzes.find(ctx.db, id, userId)) !== undefined;
}

/** Returns the first quizzes by title for the page of quizzes. */
export async function firstQuizzes({ cacheDb }: Context): Promise<ListContent> {
  const rows = await quizzes.list(cacheDb, { limit: maxFirstCards });
  return { cards: rows.map(quizView) };
}

function quizView(row: QuizCardRow): Record<string, unknown> {
  return {
    to: `/quiz/${row.id}`,
    title: row.title,
    description: row.description,
    subject: row.subject,
    facts: `${formatNumber(row.time_limit)} min, ${formatCount(row.total_questions, 'question')}`,
    [subjectPart(row.subject)]: true,
    [row.difficulty]: true,
  };
}
