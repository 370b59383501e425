/** Returns the id of a question from its number or its address on this site; undefined for any other text. */
export function parseQuestionReference(typed: number | string, siteOrigin: string): number | undefined {
  if (typeof typed === 'number') return typed;
  const { host } = new URL(siteOrigin);
  const bare = typed.trim().replace(/^https?:\/\//i, '');
  const isOnSite = bare.toLowerCase().startsWith(`${host}/`);
  const path = isOnSite ? bare.slice(host.length) : typed.trim();
  const id = /^(?:\/?questions\/|#)?([1-9]\d{0,14})(?:[/?#]|$)/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}
