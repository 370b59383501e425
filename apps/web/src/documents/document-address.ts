import { paths } from '~/lib/paths';

/** The way to read a document: as pictures of its pages, or as text. */
type ReadingView = 'pages' | 'text';

/** `isFull` opens the page in the whole window. `quote` is a passage that is marked in the text. */
export type ReadingPlace = {
  page: number;
  view: ReadingView;
  q: string;
  quote?: string;
  isFull?: boolean;
};

const maxQuoteLength = 400;

/**
 * Returns the address of a document, opened at the page of a search hit if `at` is set. With a quote, of which at most 400
 * characters are used, it opens in the text, where the quote is marked.
 */
export function documentAddress(id: number, at?: { page: number; q?: string; quote?: string }): string {
  const quote = shortened(at?.quote ?? '');
  const params = at
    ? formatReadingPlace({ page: at.page, view: quote ? 'text' : 'pages', q: at.q ?? '', quote })
    : new URLSearchParams();
  return params.size > 0 ? `${paths.document(id)}?${params}` : paths.document(id);
}

/** Reads the reading place from the address: page (from 1), view, full screen, and the search words or the quote that led here. */
export function parseReadingPlace(params: URLSearchParams): ReadingPlace {
  const quote = shortened(params.get('quote') ?? '');
  const page = /^\d{1,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return {
    page: Math.max(1, page),
    view: params.get('view') === 'text' ? 'text' : 'pages',
    q: (params.get('q') ?? '').trim().slice(0, 200),
    ...(quote && { quote }),
    ...(params.get('full') === '1' && { isFull: true }),
  };
}

/** Returns a reading place after a change. A quote is on its page only. */
export function changedPlace(place: ReadingPlace, change: Partial<ReadingPlace>): ReadingPlace {
  const { quote, ...rest } = place;
  const isSamePage = (change.page ?? place.page) === place.page;
  return { ...rest, ...(quote && isSamePage && { quote }), ...change };
}

/**
 * Returns the address parameters of a reading place, without the defaults. The first page is none: without a page, the
 * document opens where it was read last.
 */
export function formatReadingPlace({ page, view, q, quote, isFull }: ReadingPlace): URLSearchParams {
  const params = new URLSearchParams({ page: String(page) });
  if (view === 'text') params.set('view', view);
  if (q) params.set('q', q);
  if (quote) params.set('quote', quote);
  if (isFull) params.set('full', '1');
  return params;
}

/** Returns the beginning of a quote on one line, which ends with a whole word if it was cut. */
function shortened(quote: string): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  if (line.length <= maxQuoteLength) return line;
  const cut = line.slice(0, maxQuoteLength);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), maxQuoteLength / 2));
}
