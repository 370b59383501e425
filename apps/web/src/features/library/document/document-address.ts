import { paths } from '../../../lib/paths';

/** How a document is read: as pictures of its pages, or as text. */
type ReadingView = 'pages' | 'text';

export type ReadingPlace = { page: number; view: ReadingView; q: string };

/** The address of a document, opened at a page where a search hit stands. */
export function documentAddress(id: number, at?: { page: number; q?: string }): string {
  const params = at
    ? formatReadingPlace({ page: at.page, view: 'pages', q: at.q ?? '' })
    : new URLSearchParams();
  return params.size > 0 ? `${paths.document(id)}?${params}` : paths.document(id);
}

/** Reads where the reader is: a page from 1, pictures or text, and the word that led here. */
export function parseReadingPlace(params: URLSearchParams): ReadingPlace {
  const page = /^\d{1,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return {
    page: Math.max(1, page),
    view: params.get('view') === 'text' ? 'text' : 'pages',
    q: (params.get('q') ?? '').trim().slice(0, 200),
  };
}

/** Writes the place into an address; the first page and the pictures are left out. */
export function formatReadingPlace({ page, view, q }: ReadingPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (view === 'text') params.set('view', view);
  if (q) params.set('q', q);
  return params;
}
