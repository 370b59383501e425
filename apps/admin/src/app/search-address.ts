import { orderAddress, orderNumberIn, orderPartIn } from '../format/order-number';

type PageAddress = { pathname: string; search: string };

const documentsPath = '/admin/documents';
const usersPath = '/admin/people';
const ordersPath = '/admin/orders';
const messagesPath = '/admin/messages';
const questionsPath = '/admin/questions';
const quizzesPath = '/admin/quizzes';
const expertsPath = '/admin/experts';
const searchablePaths = [
  documentsPath,
  '/admin/appeals',
  usersPath,
  ordersPath,
  messagesPath,
  questionsPath,
  quizzesPath,
  expertsPath,
];

/** Returns the search words of a page; undefined if the page has no searchable list. */
export function searchWordsOf({ pathname, search }: PageAddress): string | undefined {
  if (!searchablePaths.includes(pathname)) return undefined;
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
  const isSearchable = searchablePaths.includes(pathname);
  const query = new URLSearchParams(isSearchable ? search : '');
  for (const name of ['open', 'id', 'q']) query.delete(name);
  if (words) query.set('q', words);
  return (isSearchable ? pathname : documentsPath) + (query.size > 0 ? `?${query}` : '');
}

/** Label and placeholder of the search field on a page. */
export function searchContent(pathname: string): { label: string; placeholder: string } {
  if (pathname === ordersPath) {
    return { label: 'Search orders', placeholder: 'Search orders by order ID, topic, name or email' };
  }
  if (pathname === messagesPath) {
    return { label: 'Search messages', placeholder: 'Search messages by reference, name, email or text' };
  }
  if (pathname === questionsPath) {
    return {
      label: 'Search questions',
      placeholder: 'Search questions by title, text, subject or asker ID',
    };
  }
  if (pathname === quizzesPath) {
    return { label: 'Search quizzes', placeholder: 'Search quizzes by title, subject or description' };
  }
  if (pathname === expertsPath) {
    return { label: 'Search experts', placeholder: 'Search experts by name, email, ID or headline' };
  }
  return pathname === usersPath
    ? { label: 'Search people', placeholder: 'Search people by name, email or ID' }
    : { label: 'Search documents', placeholder: 'Search documents, or enter an order ID' };
}
