/** Removes the spaces that apps show within a code; undefined if no code was typed. */
export function typedCode(text: string): string | undefined {
  return text.replaceAll(/\s/g, '') || undefined;
}
