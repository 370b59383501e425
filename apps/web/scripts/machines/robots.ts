/** What is somebody's own, or for staff and machines. Pages to sign in with say "noindex" themselves. */
const disallowed = [
  '/admin',
  '/api/',
  '/dev/',
  '/orders',
  '/payment-success',
  '/profile',
  '/reset-password',
  '/settings',
  '/verify-email',
];

/** What machines are asked to leave alone, and where the list of pages is. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
