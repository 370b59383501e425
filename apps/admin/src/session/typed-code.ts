/** A code as the server takes it: without the blanks that apps show within it; undefined when none was typed. */
export function typedCode(text: string): string | undefined {
  return text.replaceAll(/\s/g, '') || undefined;
}
