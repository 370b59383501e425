import { documentTypeNames } from '@aw/contracts/document-types';
import { schoolTypeNames } from '@aw/contracts/school-types';
import { type DocumentRow, findDocument, findSchool } from '@aw/db';
import type { Context } from '../../context';
import type { SharedHead } from '../../server/shared-head';
import { currentTexts } from '../../texts/current-texts';
import { shortened } from './shortened';

type Reader = (ctx: Context, id: number) => Promise<SharedHead | undefined>;
type Article = { entry: { title: string; excerpt: string } };

const articlePath = /^\/blog\/([a-z0-9-]{1,80})\/?$/;

const readers: [pattern: RegExp, read: Reader][] = [
  [/^\/documents\/([^/]+)\/?$/, documentHead],
  [/^\/schools\/([^/]+)\/courses\/?$/, schoolHead],
];

/** Whether a link to a path shows more than the site's own head. */
export function hasSharedHead(path: string): boolean {
  return path.startsWith('/blog/') || readers.some(([pattern]) => pattern.test(path));
}

/**
 * What a link to a path shows where it is shared: of what everybody may see, and nothing else. 'missing' where nothing
 * public stands at the path; undefined for the paths that have no such head.
 */
export async function sharedHeadOf(ctx: Context, path: string): Promise<SharedHead | 'missing' | undefined> {
  if (path.startsWith('/blog/')) return (await articleHead(ctx, articlePath.exec(path)?.[1])) ?? 'missing';
  for (const [pattern, read] of readers) {
    const asked = pattern.exec(path)?.[1];
    if (asked === undefined) continue;
    return (/^[1-9]\d{0,14}$/.test(asked) && (await read(ctx, Number(asked)))) || 'missing';
  }
  return undefined;
}

async function documentHead(ctx: Context, id: number): Promise<SharedHead | undefined> {
  const row = await findDocument(ctx.readDb, id);
  if (!row?.is_listed) return undefined;
  const description = row.description?.trim() || factsOf(row);
  return { title: row.title, description: shortened(description), path: `/documents/${id}` };
}

async function schoolHead(ctx: Context, id: number): Promise<SharedHead | undefined> {
  const row = await findSchool(ctx.readDb, id);
  if (!row) return undefined;
  const { one } = schoolTypeNames[row.type as keyof typeof schoolTypeNames] ?? schoolTypeNames.school;
  const place = row.location ? `${one} in ${row.location}` : one;
  return {
    title: `Courses at ${row.name}`,
    description: shortened(`${place}: its courses, and the study documents that students shared for each.`),
    path: `/schools/${id}/courses`,
  };
}

/** Articles that the site was built with have pages of their own; others are those that staff added since. */
async function articleHead(ctx: Context, id: string | undefined): Promise<SharedHead | undefined> {
  const text = (await currentTexts(ctx)).get(`blog/${id}`);
  if (!text) return undefined;
  // It was compiled with the schema of articles.
  const { entry } = text.content as Article;
  return { title: entry.title, description: shortened(entry.excerpt), path: `/blog/${id}` };
}

function factsOf(row: DocumentRow): string {
  const kind = documentTypeNames[row.document_type as keyof typeof documentTypeNames];
  const course = [row.course_code, row.course_name].filter(Boolean).join(' ');
  const pages = row.page_count === 1 ? '1 page' : `${row.page_count} pages`;
  return [kind, row.subject, course, row.school_name, pages].filter(Boolean).join(' · ');
}
