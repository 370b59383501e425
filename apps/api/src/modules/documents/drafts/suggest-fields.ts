import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadSuggestions } from '@aw/contracts/documents/upload-drafts';
import { contentKey } from '../../../adapters/files/file-keys';
import type { Context } from '../../../context';
import { fileInfected } from '../../../server/files/file.errors';
import { scanOnce } from '../../../server/files/scan-file';
import { withWorkFolder } from '../../../workers/work-folder';
import { detectLanguage } from '../processing/detect-language';
import { findPlace } from './find-place';
import { suggestFromText } from './suggest-from-text';

type DraftFile = {
  sha256: string;
  fileName: string;
  /** School that the person has chosen already. */
  schoolId: number | undefined;
  queueGroup: string;
};

/**
 * Suggests the fields of a stored file from its name, its properties and the text of its first pages. A file that cannot
 * be read, or has not been scanned for viruses yet, still gets suggestions from its name. Throws 422 `files.infected`.
 */
export async function suggestFields(ctx: Context, file: DraftFile): Promise<UploadSuggestions> {
  const scan = await scanOnce(ctx, contentKey(file.sha256));
  if (scan?.status === 'refused') throw fileInfected(scan.reason);
  const excerpt = scan ? await readExcerpt(ctx, file) : nothing;
  const place = await findPlace(ctx.db, { fileName: file.fileName, ...excerpt, schoolId: file.schoolId });
  const language = await languageOf(ctx, excerpt.text);
  return {
    ...suggestFromText({
      fileName: file.fileName,
      ...excerpt,
      courseCode: place.course?.code ?? null,
      today: ctx.now(),
    }),
    ...place,
    ...(language && { language }),
  };
}

async function readExcerpt(ctx: Context, { sha256, fileName, queueGroup }: DraftFile) {
  try {
    return await withWorkFolder(ctx.config, async (folder) => {
      const source = path.join(folder, 'source');
      await pipeline(await ctx.files.read(contentKey(sha256)), createWriteStream(source));
      const result = await ctx.excerpts.read({ path: source, fileName }, { group: queueGroup });
      return result.status === 'read' ? { title: result.title, text: result.text } : nothing;
    });
  } catch {
    // The draft is stored, and suggestions are not worth losing it.
    return nothing;
  }
}

const nothing = { title: '', text: '' };

async function languageOf(ctx: Context, text: string): Promise<string | null> {
  return detectLanguage(ctx.languages, [text]).catch(() => null);
}
