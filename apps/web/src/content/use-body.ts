import type { Body } from '@aw/content/schemas/text';
import { use } from 'react';

type Load = () => Promise<{ default: Body }>;

const loading = new Map<Load, Promise<Body>>();

/** Returns the body of an article, loaded once. Suspends while it is loading. */
export function useBody(load: Load): Body {
  const cached = loading.get(load);
  if (cached) return use(cached);
  const body = load().then((module) => module.default);
  // After a failure, the body is loaded again when the page is tried again.
  body.catch(() => loading.delete(load));
  loading.set(load, body);
  return use(body);
}
