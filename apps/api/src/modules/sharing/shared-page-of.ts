import type { Context } from '../../context';
import type { SharedPage } from '../../server/shared-page';
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

/** Gets the part of the path that says which one is asked for, as it was written. */
type Reader = (ctx: Context, asked: string) => Promise<SharedPage | undefined>;
type Article = { entry: { title: string; excerpt: string } };

const articlePath = /^\/blog\/([a-z0-9-]{1,80})\/?$/;

const paths = {
  document: /^\/documents\/([^/]+)\/?$/,
  question: /^\/questions\/([^/]+)\/?$/,
  quiz: /^\/quiz\/([^/]+)\/?$/,
  school: /^\/schools\/([^/]+)\/courses\/?$/,
  certificate: /^\/certificates\/([^/]+)\/?$/,
};

const readers: [pattern: RegExp, read: Reader][] = [
  [paths.document, byNumber(documentPage, undefined)],
  [paths.question, byNumber(questionPage, undefined)],
  [paths.quiz, byNumber(quizPage, undefined)],
  [paths.school, byNumber(schoolPage, undefined)],
  [paths.certificate, certificatePage],
];

/** Pages that are not public and that some people may open all the same. */
const privatePages: [pattern: RegExp, canOpen: Opener<string>][] = [
  [paths.document, byNumber(canOpenDocument, false)],
  [paths.question, byNumber(canOpenQuestion, false)],
  [paths.quiz, byNumber(canOpenQuiz, false)],
  [paths.certificate, canOpenCertificate],
];

/** Answers `none` for text that is not the number of a row. */
function byNumber<Rest extends unknown[], T>(
  read: (ctx: Context, id: number, ...rest: Rest) => Promise<T>,
  none: T,
): (ctx: Context, asked: string, ...rest: Rest) => Promise<T> {
  return async (ctx, asked, ...rest) =>
    /^[1-9]\d{0,14}$/.test(asked) ? read(ctx, Number(asked), ...rest) : none;
}

/** Whether a path shows more before any script runs than the site's own head. */
export function hasSharedPage(path: string): boolean {
  return path.startsWith('/blog/') || readers.some(([pattern]) => pattern.test(path));
}

/**
 * What a path shows before any script runs, where it is shared and to search engines: of what everybody may see, and
 * nothing else. 'missing' where nothing public stands at the path; undefined for the paths that have no such page.
 */
export async function sharedPageOf(ctx: Context, path: string): Promise<SharedPage | 'missing' | undefined> {
  if (path.startsWith('/blog/')) return (await articlePage(ctx, articlePath.exec(path)?.[1])) ?? 'missing';
  for (const [pattern, read] of readers) {
    const asked = pattern.exec(path)?.[1];
    if (asked === undefined) continue;
    return (await read(ctx, asked)) ?? 'missing';
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

/** Articles that the site was built with have pages of their own; others are those that staff added since. */
async function articlePage(ctx: Context, id: string | undefined): Promise<SharedPage | undefined> {
  const text = (await currentContent(ctx)).get(`blog/${id}`);
  if (!text) return undefined;
  // It was compiled with the schema of articles.
  const { entry } = text.content as Article;
  return { title: entry.title, description: shorten(entry.excerpt), path: `/blog/${id}`, things: [] };
}
