import { richTextVersion } from '@aw/content/rich-text-version';
import { listOldQuestions, setContentHtml } from '@aw/db';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';

/** How many one run compiles. */
const most = 500;

/** Compiles questions that an older version of the compiler, or none, has compiled; one that is too complex shows as typed. */
export async function compileOldQuestions({ db, richText }: Pick<Context, 'db' | 'richText'>): Promise<void> {
  for (const { id, content } of await listOldQuestions(db, richTextVersion, most)) {
    const html = await richText.compile(content).then((compiled) => compiled.html, nullWhereTooComplex);
    await setContentHtml(db, { id, content, html, version: richTextVersion });
  }
}

function nullWhereTooComplex(error: unknown): null {
  if (error instanceof FeatureError && error.code === 'text.too_complex') return null;
  throw error;
}
