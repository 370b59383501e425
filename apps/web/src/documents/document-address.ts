import { paths } from '~/lib/paths';

/** The way to read a document: as pictures of its pages, or as text. */
type ReadingView = 'pages' | 'text';

/** `isFull` opens the page in the whole window. */
export type ReadingPlace = { page: number; view: ReadingView; q: string; isFull?: boolean };

/** Returns the address of a document, opened at the page of a search hit if `at` is set. */
export function documentAddress(id: number, at?: { page: number; q?: string }): string {
  const params = at
    ? formatReadingPlace({ page: at.page, view: 'pages', q: at.q ?? '' })
    : new URLSearchParams();
  return params.size > 0 ? `${paths.document(id)}?${params}` : paths.document(id);
}

/** Reads the reading place from the address: page (from 1), view, full screen, and the search words that led here. */
export function parseReadingPlace(params: URLSearchParams): ReadingPlace {
  const page = /^\d{1,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return {
    page: Math.max(1, page),
    view: params.get('view') === 'text' ? 'text' : 'pages',
    q: (params.get('q') ?? '').trim().slice(0, 200),
    ...(params.get('full') === '1' && { isFull: true }),
  };
}

/**
 * Returns the address parameters of a reading place, without the defaults. The first page is none: without a page, the
 * document opens where it was read last.
 */
export function formatReadingPlace({ page, view, q, isFull }: ReadingPlace): URLSearchParams {
  const params = new URLSearchParams({ page: String(page) });
  if (view === 'text') params.set('view', view);
  if (q) params.set('q', q);
  if (isFull) params.set('full', '1');
  return params;
}
