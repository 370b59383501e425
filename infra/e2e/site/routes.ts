/** The 38 routes of the specification, with ids that a test fills in. */
export const siteRoutes = [
  '/',
  '/documents',
  '/documents/{id}',
  '/schools',
  '/schools/{schoolId}/courses',
  '/questions',
  '/upload',
  '/ask',
  '/ai-chat',
  '/profile',
  '/admin',
  '/admin-login',
  '/about',
  '/services',
  '/careers',
  '/press',
  '/privacy',
  '/terms',
  '/help',
  '/help/getting-started',
  '/help/account-help',
  '/help/study-tools',
  '/contact',
  '/login',
  '/signin',
  '/signup',
  '/join',
  '/forgot-password',
  '/blog',
  '/blog/{postId}',
  '/quizzes',
  '/quiz/{quizId}',
  '/ai-quiz-generator',
  '/payment',
  '/payment-success',
  '/study-guides',
  '/expert-help',
  '/ai-tutoring',
] as const;

/** The routes that the decisions add to them. */
export const addedRoutes = [
  '/reset-password',
  '/verify-email',
  '/settings',
  '/newsletter',
  '/questions/{questionId}',
  '/question-follow',
  '/orders',
  '/orders/{orderId}',
  '/expert',
  '/exam-shield',
  '/cards',
  '/review',
] as const;

export type SiteRoute = (typeof siteRoutes | typeof addedRoutes)[number];

/** Addresses that are no routes. */
export const noRoutes = ['/no-such-page', '/documents/1/edit', '/blog/a/b', '/quiz'] as const;

/** The routes of the site that lead on to the console. */
export const forwarded: readonly string[] = ['/admin', '/admin-login'];

/** Earlier addresses of a page, which lead on to its present one. */
const moved: readonly string[] = ['/review'];

/** The routes that the site shows itself. */
export const shownRoutes = [...siteRoutes, ...addedRoutes].filter(
  (route) => !forwarded.includes(route) && !moved.includes(route),
);

/** Tells whether the tests of the routes open an address as it is. */
export function isOpened(address: string): boolean {
  return [...shownRoutes, ...noRoutes].some((route) => route === address);
}

/** What the ids of addresses stand for: a document, a school and a question that exist, and an order of whoever looks. */
export type RouteIds = { document: number; school: number; question: number; order: string };

/** The route with its ids, and a post and any quiz; also of an address that only begins like a route. */
export function addressOf(route: SiteRoute | (string & {}), ids: RouteIds): string {
  return route
    .replace('{id}', String(ids.document))
    .replace('{schoolId}', String(ids.school))
    .replace('{questionId}', String(ids.question))
    .replace('{orderId}', ids.order)
    .replace('{postId}', 'pricing-payment-options')
    .replace('{quizId}', '1');
}

/** The pages of the public site that every visitor finds alike: they are prerendered and need no list of the server. */
export const publicPages = [
  '/',
  '/about',
  '/services',
  '/careers',
  '/press',
  '/blog',
  '/blog/thesis-writing-service-uae',
  '/blog/assignment-writing-services',
  '/blog/subjects-we-cover',
  '/blog/pricing-payment-options',
  '/blog/free-draft-samples',
  '/blog/confidentiality-authenticity',
  '/help',
  '/help/getting-started',
  '/help/account-help',
  '/help/study-tools',
  '/contact',
  '/privacy',
  '/terms',
  '/expert-help',
  '/exam-shield',
  '/newsletter',
  '/documents',
  '/schools',
  '/study-guides',
  '/questions',
  '/login',
  '/join',
] as const;
