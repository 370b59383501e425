/** The server accepts this many characters. */
export const maxWordsLength = 200;

/** Returns the words of a search in an address: those of a results page, or those that led to another page. */
export function searchedWords(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, maxWordsLength).trim();
}
