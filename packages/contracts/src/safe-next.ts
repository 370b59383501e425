const longest = 2000;
const inside = 'https://page.invalid';

/** Pages that a person has just come through; returning to them would lead in a circle. */
const signInPages = ['/login', '/signin', '/signup', '/join', '/forgot-password', '/reset-password'];

/**
 * Returns the path that `next` names, with its query, as the destination of a sign-in; '/' for other sites, calls of
 * the API and sign-in pages.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next || next.length > longest || !isPlainPath(next)) return '/';
  const url = toUrl(next);
  // Checked again after parsing: `/.//evil.example` has become `//evil.example`.
  const pathname = url && decoded(url.pathname);
  if (!url || url.origin !== inside || !pathname || !isPlainPath(pathname)) return '/';
  const page = pathname.toLowerCase().replace(/\/+$/, '');
  const isClosed = page === '/api' || page.startsWith('/api/') || signInPages.includes(page);
  return isClosed ? '/' : url.pathname + url.search + url.hash;
}

/* Browsers drop tabs and line ends and read `\` as `/`, so either could turn a path into another site's address. */
function isPlainPath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}

function toUrl(path: string): URL | undefined {
  return URL.canParse(path, inside) ? new URL(path, inside) : undefined;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
