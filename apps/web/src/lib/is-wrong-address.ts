import { hasCode } from '@aw/contracts/api-error';

/** Returns whether the server refused the id in the page's address as malformed. The page then shows the 404 page. */
export function isWrongAddress(error: unknown): boolean {
  return hasCode(error, 'request.invalid');
}
