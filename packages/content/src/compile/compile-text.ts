import { parse } from 'yaml';
import * as z from 'zod';
import { type Collection, type Single, sources } from '../collections';
import { type Claim, claims as claimsSchema } from '../schemas/claims';
import { type Body, slug, type Written } from '../schemas/text';
import { fillClaims } from './claim-tokens';
import { splitFrontMatter } from './front-matter';
import { compileMarkdown } from './markdown';

export type Entry = Written & Record<string, unknown>;
export type Article = { entry: Entry; body: Body };

/** A text that cannot be compiled: what is wrong, and in which fields. */
export class TextError extends Error {
  constructor(
    message: string,
    readonly issues: { path: string; message: string }[] = [],
  ) {
    super(message);
    this.name = 'TextError';
  }
}

/** Where a text belongs: `services` is a file of its own, `blog/free-draft-samples` an article of a collection. */
export function sourceOf(name: string): { source: Single | Collection; id: string } | undefined {
  const [top = '', id, ...rest] = name.split('/');
  const source = Object.hasOwn(sources, top) ? sources[top] : undefined;
  if (!source || rest.length > 0 || (source.kind === 'single') !== (id === undefined)) return undefined;
  if (id !== undefined && !slug.safeParse(id).success) return undefined;
  return { source, id: id ?? top };
}

/** A field of an article's front matter as it stands there, without compiling the article; undefined where there is none. */
export function frontMatterField(text: string, field: string): unknown {
  return splitFrontMatter(text).data[field];
}

/** Compiles the source of a text; throws TextError for one that does not fit its schema. */
export function compileText(name: string, text: string, claims: readonly Claim[]): unknown {
  const found = sourceOf(name);
  if (!found) throw new TextError(`There is no text called "${name}".`);
  const { source, id } = found;
  return source.kind === 'single'
    ? compileSingle(source, text, claims)
    : compileArticle(source, id, text, claims);
}

/** Compiles the file of claims, whose values the other texts name. */
export function compileClaims(text: string): Claim[] {
  return explained(() => claimsSchema.parse(parse(text)));
}

/** Compiles a file of data. */
export function compileSingle({ schema }: Single, text: string, claims: readonly Claim[]): unknown {
  return explained(() => schema.parse(parse(fillClaims(text, claims))));
}

/** Compiles an article: its front matter with what was counted, and its body. */
export function compileArticle(
  { schema }: Collection,
  id: string,
  text: string,
  claims: readonly Claim[],
): Article {
  return explained(() => {
    const { data, body } = splitFrontMatter(fillClaims(text, claims));
    const { html, headings, wordCount, readMinutes } = compileMarkdown(body);
    const fields = z.record(z.string(), z.unknown()).parse(schema.parse(data));
    return { entry: { ...fields, id, wordCount, readMinutes }, body: { html, headings } };
  });
}

function explained<T>(compile: () => T): T {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof z.ZodError))
      throw new TextError(error instanceof Error ? error.message : String(error));
    const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new TextError(issues.map(({ path, message }) => `${path}: ${message}`).join('\n'), issues);
  }
}
