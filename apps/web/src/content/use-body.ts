import type { Body } from '@aw/content/schemas/text';
import { use } from 'react';

type Load = () => Promise<{ default: Body }>;

const loading = new Map<Load, Promise<Body>>();

/** The body of a file of a collection, loaded once; the page above waits in its Suspense. */
export function useBody(load: Load): Body {
  const known = loading.get(load);
  if (known) return use(known);
  const body = load().then((module) => module.default);
  // A body that did not arrive is asked for again when the page is tried again.
  body.catch(() => loading.delete(load));
  loading.set(load, body);
  return use(body);
}
