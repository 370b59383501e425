import { type CallInput, type Client, nextCursorOf, type Page } from '../client';
import type { Endpoint, ResponseOf } from '../endpoint';

/** Words that a search used, and how they differ from the typed ones. Lists that are arrays carry this in headers. */
export type SearchOutcome = {
  /** Words that were searched for: the typed ones or, with `correctedFrom`, the corrected ones. */
  query: string;
  /** Words as they were typed, if nothing had them and they were corrected. */
  correctedFrom?: string;
  /** True if nothing has all of the words and the results have some of them. */
  isPartial?: boolean;
};

/** Headers of a searched list. The words in them are URI-encoded, because headers have no letters outside ASCII. */
export const searchHeaders = {
  query: 'search-query',
  correctedFrom: 'search-corrected-from',
  partial: 'search-partial',
} as const;

/** Reads what the headers of a list say about its search. Undefined if it was not searched. */
export function readSearchOutcome(headers: Pick<Headers, 'get'>): SearchOutcome | undefined {
  const query = wordsIn(headers.get(searchHeaders.query));
  if (query === undefined) return undefined;
  return {
    query,
    correctedFrom: wordsIn(headers.get(searchHeaders.correctedFrom)),
    isPartial: headers.get(searchHeaders.partial) === 'true',
  };
}

/** Returns the decoded words. A header that something on the way has cut must not hide the list. */
function wordsIn(header: string | null): string | undefined {
  if (!header) return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined;
  }
}

/** Loads a page of a list with what its search did to the words. Apart from the client, which every page loads first. */
export async function searchedPage<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: CallInput<E>,
): Promise<Page<ResponseOf<E>> & { outcome: SearchOutcome | undefined }> {
  const { data, headers } = await client.send(endpoint, input);
  return {
    // The server's response schema has shaped this answer, so the contract's type holds.
    items: data as ResponseOf<E>,
    nextCursor: nextCursorOf(headers.get('link')),
    outcome: readSearchOutcome(headers),
  };
}
