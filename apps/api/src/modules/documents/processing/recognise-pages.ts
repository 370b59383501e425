import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { PageOutput } from '../../../adapters/pages/page-reader';
import { minuteMs } from '../../../config/durations';
import type { Context } from '../../../context';
import type { Caller } from '../../../workers/turn-queue';

/** Says where the text of a page comes from: from OCR, or from nowhere because OCR could not read the picture. Null means typed text. */
export type TextOrigin = 'ocr' | 'unread' | null;

export type RecognisedPage = PageOutput & { textOrigin: TextOrigin };

/**
 * The pages of a document after OCR. `problem` says why pages were not read that have a text: the engine failed, or all
 * pages together took too long.
 */
export type RecognisedPages = { pages: RecognisedPage[]; problem: 'failed' | 'timeout' | null };

/** Work of OCR for one document. After that, its other pages stay pictures, and staff look at it. */
export const maxWorkMs = 10 * minuteMs;

/** Returns pages of which none is a scan. */
export function withoutRecognition(pages: readonly PageOutput[]): RecognisedPages {
  return { pages: pages.map((page) => withText(page, null)), problem: null };
}

/**
 * Reads the scans among the pages with OCR. Each text is stored at once, so that a restart continues with the next page.
 * Throws if too many wait or the engine was ended from outside, so that the job is tried again. With `isOver`, after the
 * last try, only the texts that are stored already are used.
 */
export async function recognisePages(
  ctx: Pick<Context, 'db' | 'ocr'>,
  document: Pick<DocumentRow, 'id'>,
  { pages, caller, isOver = false }: { pages: readonly PageOutput[]; caller?: Caller; isOver?: boolean },
): Promise<RecognisedPages> {
  const stored = await documents.listRecognisedPages(ctx.db, document.id);
  const known = new Map(stored.map((page) => [page.number, page]));
  let workMs = stored.reduce((sum, page) => sum + page.workMs, 0);
  let problem: RecognisedPages['problem'] = stored.some(({ isFailed }) => isFailed) ? 'failed' : null;
  const texts = new Map<number, string | null>();
  for (const { number, scanPath, isScan } of inOrder(pages)) {
    if (!isScan) continue;
    const before = known.get(number);
    if (!before && (workMs >= maxWorkMs || scanPath === undefined)) {
      problem ??= 'timeout';
      break;
    }
    if (!before && isOver) {
      problem = 'failed';
      break;
    }
    const page = before ?? (await recognise(ctx, { number, path: scanPath ?? '', caller }));
    if (!before) {
      await documents.insertRecognisedPage(ctx.db, document.id, page);
      workMs += page.workMs;
    }
    if (page.isFailed) problem = 'failed';
    texts.set(number, page.text);
  }
  return { pages: pages.map((page) => withText(page, texts.get(page.number) ?? null)), problem };
}

const inOrder = (pages: readonly PageOutput[]) => pages.toSorted((a, b) => a.number - b.number);

async function recognise(
  { ocr }: Pick<Context, 'ocr'>,
  { number, path, caller }: { number: number; path: string; caller: Caller | undefined },
): Promise<documents.RecognisedPage> {
  const recognition = await ocr.read({ path }, caller);
  if (recognition.status === 'busy') throw new Error(`Page ${number} could not be read with OCR now.`);
  const { workMs } = recognition;
  if (recognition.status === 'failed') return { number, text: null, isFailed: true, workMs };
  return { number, text: recognition.text, isFailed: false, workMs };
}

/**
 * Returns a page with the text of its picture, if that has more letters than its own text. Its hidden text, which only
 * comparisons use, stays beside it.
 */
function withText(page: PageOutput, text: string | null): RecognisedPage {
  if (!page.isScan) return { ...page, textOrigin: null };
  if (text === null || lettersOf(text) <= lettersOf(page.text)) return { ...page, textOrigin: 'unread' };
  const wholeText = page.wholeText === null ? null : `${text}\n${page.wholeText}`;
  return { ...page, text, wholeText, structure: null, textOrigin: 'ocr' };
}

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
