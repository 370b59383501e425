/** The 38 routes of the specification, with placeholders for ids. */
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

/** Routes that were added by decisions. */
export const addedRoutes = [
  '/reset-password',
  '/verify-email',
  '/settings',
  '/newsletter',
  '/questions/{questionId}',
  '/question-follow',
  '/saved-searches',
  '/orders',
  '/orders/{orderId}',
  '/expert',
  '/exam-shield',
  '/accessibility',
  '/cards',
  '/review',
  '/search',
  '/library',
  '/courses/{courseId}',
] as const;

export type SiteRoute = (typeof siteRoutes | typeof addedRoutes)[number];

/** Addresses without a route. */
export const noRoutes = ['/no-such-page', '/documents/1/edit', '/blog/a/b', '/quiz'] as const;

/** Routes of the site that redirect to the console. */
export const forwarded: readonly string[] = ['/admin', '/admin-login'];

/** Earlier addresses of a page, which redirect to the current one. */
const moved: readonly string[] = ['/review'];

/** Routes without a redirect. */
export const shownRoutes = [...siteRoutes, ...addedRoutes].filter(
  (route) => !forwarded.includes(route) && !moved.includes(route),
);

/** Returns true if the tests of the routes open this address. */
export function isOpenedByRouteTests(address: string): boolean {
  return [...shownRoutes, ...noRoutes].some((route) => route === address);
}

/** Ids for the placeholders: an existing document, school and question, and an order of the current user. */
export type RouteIds = { document: number; school: number; question: number; order: string };

/** Fills in the placeholders of a route, or of an address that begins like a route. */
export function addressOf(route: SiteRoute | (string & {}), ids: RouteIds): string {
  return route
    .replace('{id}', String(ids.document))
    .replace('{schoolId}', String(ids.school))
    .replace('{questionId}', String(ids.question))
    .replace('{orderId}', ids.order)
    .replace('{postId}', 'pricing-payment-options')
    .replace('{courseId}', '1')
    .replace('{quizId}', '1');
}

/** Prerendered public pages, which are the same for every visitor and need no list of the server. */
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
  '/accessibility',
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
