/** Private pages and pages for staff and programs. Sign-in pages carry "noindex" themselves. */
const disallowed = [
  '/admin',
  '/api/',
  '/dev/',
  '/orders',
  '/payment-success',
  '/profile',
  '/library',
  '/reset-password',
  '/settings',
  '/verify-email',
];

/** Pictures of documents that social networks show, which ask robots.txt before they load one. */
const allowed = ['/api/documents/*/share-picture$'];

/** Returns robots.txt, with the paths that crawlers should skip and the address of the sitemap. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
