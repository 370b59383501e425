import * as documents from '@aw/db/documents';
import type { PageOutput } from '../adapters/pages/page-reader';
import { publishDocument } from '../modules/documents/processing/decide-document';
import { withoutRecognition } from '../modules/documents/processing/recognise-pages';
import type { TestApp } from './test-app';
import type { Person } from './user';

let fileCount = 0;

/** Returns pages as a reader would, with these texts and no pictures. */
export function pagesWith(texts: readonly string[]): PageOutput[] {
  return texts.map((text, at) => ({
    number: at + 1,
    text,
    wholeText: null,
    isTextChecked: true,
    isScan: false,
    structure: null,
    width: 1000,
    height: 1400,
    isTooSmall: false,
    pictureHash: null,
    pictureShape: null,
    thumbPath: '',
    pagePath: '',
  }));
}

/**
 * Uploads a file and decides about it as if these texts were read from it; faster than a real file. Returns the id of the
 * document.
 */
export async function publishTexts(
  { ctx }: TestApp,
  person: Person,
  texts: readonly string[],
  { bytes = Buffer.from(`%PDF-1.7\n% ${process.pid} ${++fileCount}\n`) } = {},
): Promise<number> {
  const response = await person.upload(bytes);
  if (response.statusCode !== 201) throw new Error(`Answered ${response.statusCode}: ${response.body}`);
  const { id } = response.json<{ id: number }>();
  const document = await documents.find(ctx.db, id);
  if (!document) throw new Error('The upload has no row.');
  await publishDocument(ctx, document, withoutRecognition(pagesWith(texts)));
  return id;
}
