import { createHash } from 'node:crypto';
import { richTextVersion } from '@aw/content/rich-text-version';
import { letters } from '@aw/contracts/quizzes/attempts';
import type { ItemPreview } from '@aw/contracts/quizzes/authoring';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import type { Context } from '../../context';

/** Compiles a question and returns its columns. Throws 422 for a text that is too complex, and 503. */
export async function compileItem(ctx: Pick<Context, 'richText' | 'caller'>, item: QuizItem) {
  const html = await previewItem(ctx, item);
  const { options, mistakes } = item;
  return {
    topic: item.topic || null,
    question: item.question,
    option_a: options.A,
    option_b: options.B,
    option_c: options.C,
    option_d: options.D,
    correct_answer: item.correctAnswer,
    also_correct: item.alsoCorrect,
    mistakes: Object.fromEntries(
      letters.flatMap((letter) => (mistakes[letter] ? [[letter, mistakes[letter]]] : [])),
    ),
    explanation: item.explanation,
    source: item.source || null,
    ...htmlColumns(html),
    html_version: richTextVersion,
  };
}

/** Columns of a question's compiled texts. */
export function htmlColumns(html: ItemPreview) {
  return {
    question_html: html.question,
    option_a_html: html.optionA,
    option_b_html: html.optionB,
    option_c_html: html.optionC,
    option_d_html: html.optionD,
    explanation_html: html.explanation,
  };
}

/** A question with its columns, ready to be stored. */
export type CompiledItem = { item: QuizItem; columns: Awaited<ReturnType<typeof compileItem>> };

/** Compiles a question as takers see it, one text after the other, so that texts of other people do not wait. */
export async function previewItem(
  { richText, caller }: Pick<Context, 'richText' | 'caller'>,
  { question, options, explanation }: Pick<QuizItem, 'question' | 'options' | 'explanation'>,
): Promise<ItemPreview> {
  const html = async (source: string) => (source ? (await richText.compile(source, caller)).html : '');
  return {
    question: await html(question),
    optionA: await html(options.A),
    optionB: await html(options.B),
    optionC: await html(options.C),
    optionD: await html(options.D),
    explanation: await html(explanation),
  };
}

/** Hash of an item, by which changed items are detected. */
export function hashOf(item: QuizItem): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('hex');
}
