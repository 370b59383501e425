import type { Context } from '../../context';
import type { SharedPage } from '../../server/sites/shared-page';
import { currentContent } from '../content/current-texts';
import { certificatePage } from './certificate-page';
import { documentPage } from './document-page';
import {
  canOpenCertificate,
  canOpenDocument,
  canOpenQuestion,
  canOpenQuiz,
  type Opener,
} from './private-pages';
import { questionPage } from './question-page';
import { quizPage } from './quiz-page';
import { schoolPage } from './school-page';
import { shorten } from './shorten';

/** Loads the page for the id in a path. The id is passed as written. */
type PageLoader = (ctx: Context, id: string) => Promise<SharedPage | undefined>;
type Article = { entry: { title: string; excerpt: string } };

const articlePath = /^\/blog\/([a-z0-9-]{1,80})\/?$/;

const paths = {
  document: /^\/documents\/([^/]+)\/?$/,
  question: /^\/questions\/([^/]+)\/?$/,
  quiz: /^\/quiz\/([^/]+)\/?$/,
  school: /^\/schools\/([^/]+)\/courses\/?$/,
  certificate: /^\/certificates\/([^/]+)\/?$/,
};

const publicPages: [pattern: RegExp, load: PageLoader][] = [
  [paths.document, byNumber(documentPage, undefined)],
  [paths.question, byNumber(questionPage, undefined)],
  [paths.quiz, byNumber(quizPage, undefined)],
  [paths.school, byNumber(schoolPage, undefined)],
  [paths.certificate, certificatePage],
];

/** Checks for pages that are not public, but that some people may open. */
const privatePages: [pattern: RegExp, canOpen: Opener<string>][] = [
  [paths.document, byNumber(canOpenDocument, false)],
  [paths.question, byNumber(canOpenQuestion, false)],
  [paths.quiz, byNumber(canOpenQuiz, false)],
  [paths.certificate, canOpenCertificate],
];

/** Converts the id in a path to a number. Returns `none` for text that is not the number of a row. */
function byNumber<Rest extends unknown[], T>(
  read: (ctx: Context, id: number, ...rest: Rest) => Promise<T>,
  none: T,
): (ctx: Context, id: string, ...rest: Rest) => Promise<T> {
  return async (ctx, id, ...rest) => (/^[1-9]\d{0,14}$/.test(id) ? read(ctx, Number(id), ...rest) : none);
}

/** Returns whether the HTML of a path contains more than the general head of the site. */
export function hasSharedPage(path: string): boolean {
  return path.startsWith('/blog/') || publicPages.some(([pattern]) => pattern.test(path));
}

/**
 * Returns the page that a path shows before any script runs, for link previews and search engines. It contains only what
 * everybody may see. Returns 'missing' if nothing public is at the path, and undefined for paths without such a page.
 */
export async function sharedPageOf(ctx: Context, path: string): Promise<SharedPage | 'missing' | undefined> {
  if (path.startsWith('/blog/')) return (await articlePage(ctx, articlePath.exec(path)?.[1])) ?? 'missing';
  for (const [pattern, load] of publicPages) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return (await load(ctx, id)) ?? 'missing';
  }
  return undefined;
}

/** Returns whether this person may open the page at a path that is not public. */
export async function canOpenPage(ctx: Context, path: string, userId: string): Promise<boolean> {
  for (const [pattern, canOpen] of privatePages) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return canOpen(ctx, id, userId);
  }
  return false;
}

/** Returns the page head of an article that staff added. Built articles are prerendered. */
async function articlePage(ctx: Context, id: string | undefined): Promise<SharedPage | undefined> {
  const text = (await currentContent(ctx)).get(`blog/${id}`);
  if (!text) return undefined;
  // The compiler gives articles of this collection in this shape.
  const { entry } = text.content as Article;
  return { title: entry.title, description: shorten(entry.excerpt), path: `/blog/${id}`, things: [] };
}
