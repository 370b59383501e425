import { paths } from '~/lib/paths';

/** Adds the page that follows a sign-in to the path of a sign-in page. */
export function withNext(path: string, next: string): string {
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next })}`;
}
