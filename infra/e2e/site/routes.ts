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
  '/orders',
  '/orders/{orderId}',
] as const;

export type SiteRoute = (typeof siteRoutes | typeof addedRoutes)[number];

/** What the ids of addresses stand for: a document and a school that exist, and an order of whoever looks. */
export type RouteIds = { document: number; school: number; order: string };

/** The route with its ids, and any post and quiz. */
export function addressOf(route: SiteRoute, ids: RouteIds): string {
  return route
    .replace('{id}', String(ids.document))
    .replace('{schoolId}', String(ids.school))
    .replace('{orderId}', ids.order)
    .replace('{postId}', 'how-to-cite')
    .replace('{quizId}', '1');
}
