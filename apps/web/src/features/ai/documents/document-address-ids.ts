import { maxChatDocuments } from '@aw/contracts/ai/chat';
import { parseId } from '~/lib/parse-id';

/** Returns the ids of the documents in the address of a new chat, each once, at most five. */
export function addressIds(params: URLSearchParams): number[] {
  const ids = params.getAll('document').flatMap((value) => parseId(value) ?? []);
  return [...new Set(ids)].slice(0, maxChatDocuments);
}

/** Returns address parameters with these documents instead of those that they have. */
export function withAddressIds(params: URLSearchParams, ids: readonly number[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('document');
  for (const id of ids) next.append('document', String(id));
  return next;
}
