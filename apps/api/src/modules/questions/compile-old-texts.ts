import { richTextVersion } from '@aw/content/rich-text-version';
import * as questions from '@aw/db/questions';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { plainTextColumn } from './content-columns';

type Ctx = Pick<Context, 'db' | 'richText'>;

/** How many of each kind one run compiles. */
const most = 500;
const version = richTextVersion;

/** Compiles questions, answers and comments that an older version of the compiler, or none, has compiled; one that is too complex shows as typed. */
export async function compileOldTexts(ctx: Ctx): Promise<void> {
  const { db } = ctx;
  for (const { id, content } of await questions.listOldQuestions(db, version, most))
    await questions.setContentHtml(db, { id, content, ...(await compiled(ctx, content)), version });
  for (const { id, content } of await questions.listOldAnswers(db, version, most)) {
    const steps: (string | null)[] = [];
    for (const step of await questions.listSteps(db, id))
      steps.push((await compiled(ctx, step.content)).html);
    await questions.setAnswerHtml(db, { id, content, ...(await compiled(ctx, content)), version, steps });
  }
  for (const { id, content } of await questions.listOldComments(db, version, most))
    await questions.setCommentHtml(db, { id, content, ...(await compiled(ctx, content)), version });
}

type Compiled = { html: string | null; text: string | null };

/** HTML and plain text of a content; null for one that is too complex. */
async function compiled({ richText }: Ctx, content: string): Promise<Compiled> {
  try {
    const { html, text } = await richText.compile(content, undefined);
    return { html, text: plainTextColumn(text) };
  } catch (error) {
    if (error instanceof FeatureError && error.code === 'text.too_complex') return { html: null, text: null };
    throw error;
  }
}
