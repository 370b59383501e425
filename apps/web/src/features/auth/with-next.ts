import { paths } from '~/lib/paths';

/** The address of a way in that leads on to the same place afterwards. */
export function withNext(path: string, next: string): string {
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next })}`;
}
