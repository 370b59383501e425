/** Returns the cursor of the next page from the Link header of a list. */
export function nextCursor(response: Response): string {
  const link = response.headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1];
  const cursor = link && new URL(link, response.url).searchParams.get('cursor');
  if (!cursor) throw new Error(`${response.url} has no next page.`);
  return cursor;
}
