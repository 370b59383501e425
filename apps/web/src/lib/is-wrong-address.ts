import { ApiError } from '@aw/contracts/api-error';

/** Whether the server refused a read because the id in the page's address cannot be one: the page is the 404 page then. */
export function isWrongAddress(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request.invalid';
}
