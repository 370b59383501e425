/** Returns a text of at most `maxBytes` UTF-8 bytes, with an ellipsis where it was cut. */
export function cutToBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  // A character that is cut in two is dropped.
  return `${bytes
    .subarray(0, Math.max(0, maxBytes - 3))
    .toString()
    .replace(/\uFFFD+$/u, '')}…`;
}
