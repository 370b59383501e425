import { parse } from 'yaml';

/** Splits a Markdown file into its front matter, between two lines of `---`, and its body. */
export function splitFrontMatter(source: string): { data: Record<string, unknown>; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error('the file does not begin with front matter between two lines of "---"');
  const [, head = '', body = ''] = match;
  return { data: parse(head) ?? {}, body };
}
