import { richTextVersion } from '@aw/content/rich-text-version';
import {
  listOldAnswers,
  listOldComments,
  listOldQuestions,
  listSteps,
  setAnswerHtml,
  setCommentHtml,
  setContentHtml,
} from '@aw/db';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';

type Ctx = Pick<Context, 'db' | 'richText'>;

/** How many of each kind one run compiles. */
const most = 500;
const version = richTextVersion;

/** Compiles questions, answers and comments that an older version of the compiler, or none, has compiled; one that is too complex shows as typed. */
export async function compileOldTexts(ctx: Ctx): Promise<void> {
  const { db } = ctx;
  for (const { id, content } of await listOldQuestions(db, version, most))
    await setContentHtml(db, { id, content, html: await htmlOf(ctx, content), version });
  for (const { id, content } of await listOldAnswers(db, version, most)) {
    const steps: (string | null)[] = [];
    for (const step of await listSteps(db, id)) steps.push(await htmlOf(ctx, step.content));
    await setAnswerHtml(db, { id, content, html: await htmlOf(ctx, content), version, steps });
  }
  for (const { id, content } of await listOldComments(db, version, most))
    await setCommentHtml(db, { id, content, html: await htmlOf(ctx, content), version });
}

async function htmlOf({ richText }: Ctx, content: string): Promise<string | null> {
  return richText.compile(content, undefined).then((compiled) => compiled.html, nullWhereTooComplex);
}

function nullWhereTooComplex(error: unknown): null {
  if (error instanceof FeatureError && error.code === 'text.too_complex') return null;
  throw error;
}
