/** UTF-8 bytes of an average token: about four letters of English (OpenAI’s own rule of thumb), or one Chinese character. */
const bytesPerToken = 4;

/** Estimates the number of tokens of a text by its UTF-8 bytes. */
export function estimateTokens(bytes: number): number {
  return Math.ceil(bytes / bytesPerToken);
}
