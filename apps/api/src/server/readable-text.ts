import { isClean } from '@aw/contracts/fields';
import { invalidRequest } from '../errors/feature-error';

type ParsedRequest = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  routeOptions: { config: { fileTexts?: readonly string[] } };
};

/**
 * Refuses text that PostgreSQL cannot store and no page can show, in any part of a request: null characters and
 * unpaired surrogates.
 *
 * @throws 400 naming the first field with such text.
 */
export function requireReadableText({ params, query, body, routeOptions }: ParsedRequest): void {
  const fileTexts = routeOptions.config.fileTexts ?? [];
  for (const part of [params, query, body]) {
    const path = findUnreadable(part, fileTexts);
    if (path !== undefined) throw invalidRequest('Please remove the unreadable characters.', path);
  }
}

/**
 * Returns the path of the first unreadable text or name. Not recursive, because JSON can be nested a hundred thousand
 * levels deep.
 */
function findUnreadable(root: unknown, fileTexts: readonly string[]): string | undefined {
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (fileTexts.includes(path)) continue;
    if (typeof value === 'string' && !isClean(value)) return path;
    if (!isContainer(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isClean(name)) return path;
      open.push({ value: inner, path: path === '' ? name : `${path}.${name}` });
    }
  }
  return undefined;
}

/**
 * Returns whether a value is an object or array of JSON, a query or a path, unlike the bytes of a webhook or a form
 * with files.
 */
function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
