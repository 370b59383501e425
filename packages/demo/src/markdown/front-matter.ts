import { parse } from 'yaml';
import * as z from 'zod';
import { DemoFileError } from './demo-file-error';

/** Parses YAML with a schema. Errors name the file, the line and the fields that are wrong. */
export function parseYaml<T>(schema: z.ZodType<T>, text: string, place: { file: string; line?: number }): T {
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    throw new DemoFileError(place, error instanceof Error ? error.message : String(error));
  }
  const result = schema.safeParse(data);
  if (!result.success) throw new DemoFileError(place, z.prettifyError(result.error));
  return result.data;
}

/** Splits a Markdown file into its front matter and its body. `line` is the number of lines above the body. */
export function splitFrontMatter(text: string, file: string): { head: string; body: string; line: number } {
  const match = /^---\n([\s\S]*?\n)---\n/.exec(text);
  if (!match) throw new DemoFileError({ file, line: 1 }, 'The file does not start with front matter (---).');
  const [whole, head = ''] = match;
  return { head, body: text.slice(whole.length), line: whole.split('\n').length - 1 };
}
