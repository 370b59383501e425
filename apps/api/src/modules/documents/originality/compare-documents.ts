import type { DocumentComparison, PageComparison } from '@aw/contracts/documents/comparisons';
import * as documents from '@aw/db/documents';
import type { Context, StaffContext, UserContext } from '../../../context';
import { documentNotFound, nothingToCompare } from '../documents.errors';
import { maxCharactersPerPage } from './comparable-text';
import type { Matches } from './matching-pages';

const maxExcerpts = 5;
const maxExcerptLength = 240;

type Compared = NonNullable<Awaited<ReturnType<typeof documents.find>>>;
type Page = { number: number; text: string };

/**
 * Compares the acting person's own document with the listed one that it looks like, or that it was refused as a copy of.
 * The excerpts are from their own document, so that they learn nothing about locked pages of the other one. Throws 404.
 */
export async function compareOwnDocument(ctx: UserContext, id: number): Promise<DocumentComparison> {
  const document = await documents.find(ctx.db, id);
  if (document?.uploader_id !== ctx.userId || document.refusal_code === 'erased') throw documentNotFound();
  const otherId = document.duplicate_of ?? document.similar_to;
  const other = otherId === null ? undefined : await documents.find(ctx.db, otherId);
  if (!other?.is_listed) return { other: null, parts: [], excerpts: [] };
  const { matches, pages } = await compare(ctx, document, other);
  return {
    other: { id: other.id, title: other.title },
    parts: matches.parts,
    excerpts: matches.pages.slice(0, maxExcerpts).flatMap(({ page, marks }) => {
      const [start, length] = marks.toSorted((one, two) => two[1] - one[1])[0] ?? [0, 0];
      const text = pages.find(({ number }) => number === page)?.text.slice(start, start + length) ?? '';
      return text === '' ? [] : [{ page, text: text.slice(0, maxExcerptLength) }];
    }),
  };
}

/**
 * Compares a document with the one that it looks like, and returns one of its matching pages beside the page with the same
 * passages: the page `number`, or else the first. Throws 404, and 409 if there is nothing to compare it with.
 */
export async function compareForStaff(
  ctx: Pick<StaffContext, 'db' | 'comparer'>,
  id: number,
  number: number | undefined,
): Promise<PageComparison> {
  const document = await documents.find(ctx.db, id);
  if (!document) throw documentNotFound();
  const match = await documents.findWorkMatch(ctx.db, id);
  const otherId = match?.id ?? document.duplicate_of ?? document.similar_to;
  const other = otherId === null ? undefined : await documents.find(ctx.db, otherId);
  if (!other) throw nothingToCompare();
  const { matches, pages, otherPages } = await compare(ctx, document, other);
  const shown = matches.pages.find(({ page }) => page === number) ?? matches.pages[0];
  return {
    other: { id: other.id, title: other.title, isListed: other.is_listed === true },
    parts: matches.parts,
    pages: matches.pages.map(({ page, otherPage, percent }) => ({ page, otherPage, percent })),
    shown: shown
      ? {
          page: shown.page,
          otherPage: shown.otherPage,
          text: textOf(pages, shown.page),
          marks: shown.marks,
          otherText: textOf(otherPages, shown.otherPage),
          otherMarks: shown.otherMarks,
        }
      : null,
  };
}

const textOf = (pages: readonly Page[], page: number) =>
  pages.find(({ number }) => number === page)?.text ?? '';

/** Compares two documents by their stored texts. One with the bytes of the other needs no text of its own. */
async function compare(
  ctx: Pick<Context, 'db' | 'comparer' | 'caller'>,
  document: Compared,
  other: Compared,
): Promise<{ matches: Matches; pages: Page[]; otherPages: Page[] }> {
  const otherPages = await readPages(ctx, other.id);
  const stored = await readPages(ctx, document.id);
  const isSameFile = stored.length === 0 && document.file_sha256 === other.file_sha256;
  const pages = isSameFile ? otherPages : stored;
  return { matches: await ctx.comparer.compare({ pages, otherPages }, ctx.caller), pages, otherPages };
}

async function readPages({ db }: Pick<Context, 'db'>, id: number): Promise<Page[]> {
  const pages = await documents.listPagesToCompare(db, id, maxCharactersPerPage);
  return pages.map(({ number, text }) => ({ number, text }));
}
