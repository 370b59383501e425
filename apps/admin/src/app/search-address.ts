import { orderAddress, orderNumberIn, orderPartIn } from '../format/order-number';

type PageAddress = { pathname: string; search: string };

const documentsPath = '/admin/documents';
const ordersPath = '/admin/orders';

type SearchField = { label: string; placeholder: string };

const documentSearch: SearchField = {
  label: 'Search documents',
  placeholder: 'Search documents, or enter an order ID',
};

/** Pages with a searchable list, and their search field. */
const searches: Readonly<Record<string, SearchField>> = {
  [documentsPath]: documentSearch,
  '/admin/appeals': documentSearch,
  '/admin/people': { label: 'Search people', placeholder: 'Search people by name, email or ID' },
  [ordersPath]: {
    label: 'Search orders',
    placeholder: 'Search orders by order ID, topic, name or email',
  },
  '/admin/messages': {
    label: 'Search messages',
    placeholder: 'Search messages by reference, name, email or text',
  },
  '/admin/questions': {
    label: 'Search questions',
    placeholder: 'Search questions by title, text, subject or asker ID',
  },
  '/admin/quizzes': {
    label: 'Search quizzes',
    placeholder: 'Search quizzes by title, subject or description',
  },
  '/admin/synonyms': {
    label: 'Search synonyms',
    placeholder: 'Search synonyms by words or meanings',
  },
  '/admin/experts': {
    label: 'Search experts',
    placeholder: 'Search experts by name, email, ID or headline',
  },
};

const isSearchable = (pathname: string) => Object.hasOwn(searches, pathname);

/** Returns the search words of a page; undefined if the page has no searchable list. */
export function searchWordsOf({ pathname, search }: PageAddress): string | undefined {
  if (!isSearchable(pathname)) return undefined;
  return (new URLSearchParams(search).get('q') ?? '').trim();
}

/**
 * Returns the address of a search: the same list with other words and no open row, or the documents from pages without
 * search. A whole order number opens its order from anywhere. A shortened one, as lists show it, is searched among all
 * orders.
 */
export function searchAddress({ pathname, search }: PageAddress, words: string): string {
  const orderNumber = orderNumberIn(words);
  if (orderNumber) return orderAddress(orderNumber);
  const orderPart = orderPartIn(words);
  if (orderPart) return `${ordersPath}?${new URLSearchParams({ view: 'all', q: orderPart })}`;
  const isList = isSearchable(pathname);
  const query = new URLSearchParams(isList ? search : '');
  for (const name of ['open', 'id', 'q']) query.delete(name);
  if (words) query.set('q', words);
  return (isList ? pathname : documentsPath) + (query.size > 0 ? `?${query}` : '');
}

/** Label and placeholder of the search field on a page. */
export function searchContent(pathname: string): SearchField {
  return searches[pathname] ?? documentSearch;
}
