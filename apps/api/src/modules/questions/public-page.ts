import { formatCount } from '@aw/contracts/duration-text';
import { longDate } from '@aw/contracts/long-date';
import { type QuestionSource, withheldSourceText } from '@aw/contracts/questions/about';
import type { Answer } from '@aw/contracts/questions/answers';
import type { QuestionPageRow, QuestionRow } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type { Context } from '../../context';
import { breadcrumbs, shorten, subjectPart } from '../../server/sites/page-parts';
import { type ListContent, maxFirstCards, type SharedPage, type Thing } from '../../server/sites/shared-page';
import { teaserOf } from '../../server/teaser';
import { asTyped, toAnswer } from './answers/answer.mapper';
import { getSource } from './question-source';

/** Maximum number of characters of a text in the data for search engines. */
const maxTextLength = 5_000;

/** Returns the public page of a visible question: only what everybody may see, without unrevealed steps. */
export async function questionPage(ctx: Context, id: number): Promise<SharedPage | undefined> {
  const row = await questions.findPage(ctx.readDb, id);
  if (row?.status !== 'visible') return undefined;
  const source = await getSource({ ...ctx, db: ctx.readDb }, row, undefined);
  const rows = await questions.listAnswers(ctx.readDb, id, null);
  const answers = rows.map((answer) => ({ ...toAnswer(answer, undefined), source: answer.plain_text }));
  const place = [row.course_code ?? row.course_name, row.school_name].filter(Boolean).join(', ');
  return {
    title: row.title,
    description: shorten(teaserOf(row.plain_text)),
    path: `/questions/${id}`,
    things: [
      qaPage(ctx, row, answers),
      breadcrumbs(ctx, [
        { name: 'Q&A with Expert Tutors', path: '/questions' },
        { name: row.title, path: `/questions/${row.id}` },
      ]),
    ],
    content: {
      template: 'question',
      view: {
        title: row.title,
        subject: row.subject ?? 'General',
        status: statusOf(row),
        facts: [place, `Asked ${longDate(row.created_at, 'UTC')}`].filter(Boolean),
        source: source && sourceView(source),
        questionHtml: row.content_html ?? asTyped(row.content),
        answers: answers.map((answer, index) => ({
          heading: answers.length > 1 ? `Answer ${index + 1}` : 'Answer',
          expert: answer.expert.name ?? 'Expert',
          steps: answer.steps.map(({ number, label }) => ({ number, label })),
          answerHtml: answer.html ?? '',
        })),
      },
    },
  };
}

/** Source of a question for the template, with its quote if everybody may read it. */
function sourceView(source: QuestionSource) {
  const { kind, id, title, page, quote } = source;
  const name = title ?? (kind === 'document' ? 'a document' : 'a quiz');
  const path =
    kind === 'document' ? `/documents/${id}${page && page > 1 ? `?page=${page}` : ''}` : `/quiz/${id}`;
  return {
    name: kind === 'document' && page ? `${name}, page ${page}` : name,
    to: id === null ? null : path,
    quote,
    withheld: withheldSourceText(source),
  };
}

/** Returns the text of the badge of a question. */
function statusOf({ is_answered, is_verified }: QuestionPageRow): string {
  if (!is_answered) return 'Awaiting expert answer';
  return is_verified ? 'Solved by verified expert' : 'Answered';
}

type PublicAnswer = Answer & { source: string };

/** Returns a https://schema.org/QAPage. An answer that is revealed step by step shows its steps but not its result. */
function qaPage(ctx: Context, row: QuestionPageRow, answers: PublicAnswer[]): Thing {
  const url = `${ctx.config.SITE_ORIGIN}/questions/${row.id}`;
  const things = answers.map((answer) => answerThing(url, answer));
  const isAccepted = (_: Thing, index: number) => answers[index]?.isAccepted ?? false;
  return {
    '@type': 'QAPage',
    '@id': url,
    url,
    mainEntity: {
      '@type': 'Question',
      name: row.title,
      text: row.plain_text.slice(0, maxTextLength),
      answerCount: answers.length,
      datePublished: row.created_at.toISOString(),
      author: { '@type': 'Person', name: 'Student' },
      ...(things.some(isAccepted) && { acceptedAnswer: things.filter(isAccepted) }),
      suggestedAnswer: things.filter((thing, index) => !isAccepted(thing, index)),
    },
  };
}

function answerThing(
  url: string,
  { id, html, steps, source, helpfulCount, createdAt, expert }: PublicAnswer,
): Thing {
  return {
    '@type': 'Answer',
    url: `${url}#answer-${id}`,
    text:
      html === null
        ? steps.map(({ number, label }) => `${number}. ${label}`).join('\n')
        : source.slice(0, maxTextLength),
    upvoteCount: helpfulCount,
    datePublished: createdAt,
    author: { '@type': 'Person', name: expert.name ?? 'Expert' },
  };
}

/** Returns whether a person asked a question. Askers can open their held and removed questions. */
export async function canOpenQuestion(ctx: Context, id: number, userId: string): Promise<boolean> {
  return (await questions.findPage(ctx.db, id))?.asker_id === userId;
}

/** Returns the newest questions for the page of questions. */
export async function newestQuestions({ cacheDb }: Context): Promise<ListContent> {
  const rows = await questions.list(cacheDb, { limit: maxFirstCards });
  return { cards: rows.map(questionView) };
}

function questionView(row: QuestionRow): Record<string, unknown> {
  const subject = row.subject ?? 'General';
  const answers = row.answer_count ?? 0;
  const state = row.is_answered ? (row.is_verified ? 'solved' : 'answered') : 'awaiting';
  return {
    to: `/questions/${row.id}`,
    title: row.title,
    content: teaserOf(row.plain_text),
    subject,
    createdAt: row.created_at.toISOString(),
    asked: longDate(row.created_at, 'UTC'),
    answers: answers === 0 ? 'No answers yet' : formatCount(answers, 'answer'),
    [subjectPart(subject)]: true,
    [state]: true,
  };
}
