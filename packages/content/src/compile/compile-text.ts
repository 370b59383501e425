import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse, parseDocument } from 'yaml';
import * as z from 'zod';
import { type Collection, type Single, sources } from '../collections';
import { type Claim, claims as claimsSchema } from '../schemas/claims';
import { type Body, slug, type Written } from '../schemas/text';

const wordsPerMinute = 220;

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeSlug);

const toHtml = unified().use(rehypeStringify);

const claimToken = /\{claim:([a-z0-9-]+)\}/g;

export type Entry = Written & Record<string, unknown>;
export type Article = { entry: Entry; body: Body };

/** A text that cannot be compiled, with the reason and the fields that are wrong. */
export class TextError extends Error {
  constructor(
    message: string,
    readonly issues: { path: string; message: string }[] = [],
  ) {
    super(message);
    this.name = 'TextError';
  }
}

/** Returns the source of a text: `services` is a single file, `blog/free-draft-samples` an article of a collection. */
export function sourceOf(name: string): { source: Single | Collection; id: string } | undefined {
  const [top = '', id, ...rest] = name.split('/');
  const source = Object.hasOwn(sources, top) ? sources[top] : undefined;
  if (!source || rest.length > 0 || (source.kind === 'single') !== (id === undefined)) return undefined;
  if (id !== undefined && !slug.safeParse(id).success) return undefined;
  return { source, id: id ?? top };
}

/** Returns a field of an article's front matter without compiling the article; undefined if it is missing. */
export function frontMatterField(text: string, field: string): unknown {
  return splitFrontMatter(text).data[field];
}

/** Sets fields of an article's front matter and leaves the rest unchanged. Throws TextError without front matter. */
export function withFrontMatter(
  text: string,
  fields: readonly (readonly [path: readonly string[], value: string])[],
): string {
  return withTextErrors(() => {
    const { head, body } = splitParts(text);
    const data = parseDocument(head);
    for (const [path, value] of fields) data.setIn(path, value);
    return `---\n${data.toString({ lineWidth: 0 }).trim()}\n---\n${body}`;
  });
}

/** Compiles the source of a text. Throws TextError if it does not match its schema. */
export function compileText(name: string, text: string, claims: readonly Claim[]): unknown {
  const location = sourceOf(name);
  if (!location) throw new TextError(`There is no text called "${name}".`);
  const { source, id } = location;
  return source.kind === 'single'
    ? compileSingle(source, text, claims)
    : compileArticle(source, id, text, claims);
}

/** Compiles the file of claims, whose values other texts insert. */
export function compileClaims(text: string): Claim[] {
  return withTextErrors(() => claimsSchema.parse(parse(text)));
}

/** Compiles a file of data. */
export function compileSingle({ schema }: Single, text: string, claims: readonly Claim[]): unknown {
  return withTextErrors(() => schema.parse(parse(fillClaims(text, claims))));
}

/** Compiles an article into its front matter, with word count and reading time, and its body. */
export function compileArticle(
  { schema }: Collection,
  id: string,
  text: string,
  claims: readonly Claim[],
): Article {
  return withTextErrors(() => {
    const { data, body } = splitFrontMatter(fillClaims(text, claims));
    const { html, headings, wordCount, readMinutes } = compileMarkdown(body);
    const fields = z.record(z.string(), z.unknown()).parse(schema.parse(data));
    return { entry: { ...fields, id, wordCount, readMinutes }, body: { html, headings } };
  });
}

function withTextErrors<T>(compile: () => T): T {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof z.ZodError))
      throw new TextError(error instanceof Error ? error.message : String(error));
    const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new TextError(issues.map(({ path, message }) => `${path}: ${message}`).join('\n'), issues);
  }
}

/** Replaces `{claim:id}` with the claim's value. Throws for a counted figure, because it has no fixed value. */
function fillClaims(text: string, claims: readonly Claim[]): string {
  return text.replace(claimToken, (_, id: string) => {
    const value = claims.find((claim) => claim.id === id)?.value;
    if (value === undefined) throw new Error(`no claim with a value is called "${id}"`);
    return value;
  });
}

/** Splits a Markdown file into its front matter, between two lines of `---`, and its body. */
function splitFrontMatter(source: string): { data: Record<string, unknown>; body: string } {
  const { head, body } = splitParts(source);
  return { data: parse(head) ?? {}, body };
}

function splitParts(source: string): { head: string; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error('the file does not begin with front matter between two lines of "---"');
  const [, head = '', body = ''] = match;
  return { head, body };
}

/** Compiles Markdown to HTML without scripts, frames, styles and raw HTML. Headings get ids. */
function compileMarkdown(source: string): Body & { wordCount: number; readMinutes: number } {
  const tree = toTree.runSync(toTree.parse(source)) as Root;
  const headings: Body['headings'] = [];
  visit(tree, 'element', (element) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (level) headings.push({ id: String(element.properties.id), text: textOf(element), level });
  });
  const wordCount = textOf(tree).split(/\s+/).filter(Boolean).length;
  return {
    html: toHtml.stringify(tree),
    headings,
    wordCount,
    readMinutes: Math.max(1, Math.round(wordCount / wordsPerMinute)),
  };
}
