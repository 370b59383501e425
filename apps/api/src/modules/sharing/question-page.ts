import { longDate } from '@aw/contracts/long-date';
import type { Answer } from '@aw/contracts/questions/answers';
import type { QuestionPageRow } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type { Context } from '../../context';
import type { SharedPage, Thing } from '../../server/sites/shared-page';
import { teaserOf } from '../../server/teaser';
import { asTyped, toAnswer } from '../questions/answers/answer.mapper';
import { breadcrumbs } from './breadcrumbs';
import { shorten } from './shorten';

/** Maximum number of characters of a text in the data for search engines. */
const maxTextLength = 5_000;

/** Returns the public page of a visible question: only what everybody may see, without unrevealed steps. */
export async function questionPage(ctx: Context, id: number): Promise<SharedPage | undefined> {
  const row = await questions.findPage(ctx.readDb, id);
  if (row?.status !== 'visible') return undefined;
  const rows = await questions.listAnswersOf(ctx.readDb, id, null);
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
