import type { FastifyRequest } from 'fastify';

/** Whether a browser shows the answer as a page of its own, as after a click on a download. */
export function isShownAsPage({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  const goal = headers['sec-fetch-dest'];
  return goal === undefined ? (headers.accept ?? '').startsWith('text/html') : goal === 'document';
}

/** What a person reads instead of a file while the storage is away; going back leads to where they came from. */
export const filesAwayPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Download not possible right now</title>
<h1>This file cannot be reached at the moment</h1>
<p>Nothing was lost, and no credit was taken. Please wait a few seconds, then <a href="">try the download again</a>, or go back to the page before.</p>
</html>
`;
