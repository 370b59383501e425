import { richTextVersion } from '@aw/content/rich-text-version';
import * as questions from '@aw/db/questions';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { plainTextColumn } from './question.mapper';

type CompileContext = Pick<Context, 'db' | 'richText'>;

/** Maximum of each kind per run; the next run continues. */
const maxPerRun = 500;
const version = richTextVersion;

/** Compiles questions, answers and comments that the present compiler has not compiled yet. A text that is too complex is shown as it was typed. */
export async function compileOldTexts(ctx: CompileContext): Promise<void> {
  const { db } = ctx;
  for (const { id, content } of await questions.listOldQuestions(db, version, maxPerRun))
    await questions.setContentHtml(db, { id, content, ...(await compile(ctx, content)), version });
  for (const { id, content } of await questions.listOldAnswers(db, version, maxPerRun)) {
    const steps: (string | null)[] = [];
    for (const step of await questions.listSteps(db, id)) steps.push((await compile(ctx, step.content)).html);
    await questions.setAnswerHtml(db, { id, content, ...(await compile(ctx, content)), version, steps });
  }
  for (const { id, content } of await questions.listOldComments(db, version, maxPerRun))
    await questions.setCommentHtml(db, { id, content, ...(await compile(ctx, content)), version });
}

type Compiled = { html: string | null; text: string | null };

/** Returns the HTML and plain text of a content; nulls if it is too complex. */
async function compile({ richText }: CompileContext, content: string): Promise<Compiled> {
  try {
    const { html, text } = await richText.compile(content, undefined);
    return { html, text: plainTextColumn(text) };
  } catch (error) {
    if (error instanceof FeatureError && error.code === 'text.too_complex') return { html: null, text: null };
    throw error;
  }
}
