import { kindOf } from '../kind-of';
import { type Excerpt, maxExcerptLength, maxTitleLength } from './excerpt';
import { readOfficeExcerpt } from './office-excerpt';
import { readPdfExcerpt } from './pdf-excerpt';

export type ExcerptTask = { path: string; fileName: string };

/** `unread`: not a document, or one whose text only the complete reader can read. */
export type ExcerptResult = ({ status: 'read' } & Excerpt) | { status: 'unread' };

/** Reads the beginning of a document, which is recognised by its content. */
export async function readExcerpt(file: ExcerptTask): Promise<ExcerptResult> {
  const recognised = await kindOf(file);
  if (recognised.status === 'refused') return { status: 'unread' };
  switch (recognised.kind) {
    case 'pdf':
      return toResult(await readPdfExcerpt(file.path));
    case 'docx':
    case 'pptx':
      return toResult(await readOfficeExcerpt(file.path, recognised.kind));
    // The older formats have to be converted first, which takes too long for a suggestion.
    case 'doc':
    case 'ppt':
      return { status: 'unread' };
  }
}

function toResult(excerpt: Excerpt | undefined): ExcerptResult {
  if (!excerpt) return { status: 'unread' };
  const { title, text } = excerpt;
  return { status: 'read', title: title.slice(0, maxTitleLength), text: text.slice(0, maxExcerptLength) };
}
