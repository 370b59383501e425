import type { Context } from '../context';
import type { CacheRule } from '../server/cache/answer-cache';
import type { ListContent, SharedPage } from '../server/sites/shared-page';
import { canOpenCertificate, certificatePage } from './certificates/public-page';
import { articlePage } from './content/public-page';
import { coursePublicPage } from './courses/public-page';
import { canOpenDocument, documentPage, newestDocuments } from './documents/public-page';
import { canOpenQuestion, newestQuestions, questionPage } from './questions/public-page';
import { canOpenQuiz, firstQuizzes, quizPage } from './quizzes/public-page';
import { firstSchools, schoolPage } from './schools/public-page';

/** Loads the page for the id in a path. The id is passed as written. */
type PageLoader = (ctx: Context, id: string) => Promise<SharedPage | undefined>;

const articlePath = /^\/blog\/([a-z0-9-]{1,80})\/?$/;

const paths = {
  document: /^\/documents\/([^/]+)\/?$/,
  question: /^\/questions\/([^/]+)\/?$/,
  quiz: /^\/quiz\/([^/]+)\/?$/,
  course: /^\/courses\/([^/]+)\/?$/,
  school: /^\/schools\/([^/]+)\/courses\/?$/,
  certificate: /^\/certificates\/([^/]+)\/?$/,
};

const publicPages: [pattern: RegExp, load: PageLoader][] = [
  [paths.document, byNumber(documentPage, undefined)],
  [paths.question, byNumber(questionPage, undefined)],
  [paths.quiz, byNumber(quizPage, undefined)],
  [paths.course, byNumber(coursePublicPage, undefined)],
  [paths.school, byNumber(schoolPage, undefined)],
  [paths.certificate, certificatePage],
];

type Opener = (ctx: Context, id: string, userId: string) => Promise<boolean>;

/** Checks for pages that are not public, but that some people may open. */
const privatePages: [pattern: RegExp, canOpen: Opener][] = [
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
export async function getSharedPage(ctx: Context, path: string): Promise<SharedPage | 'missing' | undefined> {
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

/** A page of the site whose HTML contains the first cards of a list, equal for everybody. */
export type ListPage = CacheRule & {
  /** Name of the template in the output of the build. */
  template: string;
  /** Loads the values for the template. */
  content: (ctx: Context) => Promise<ListContent>;
};

const listPages: Record<string, ListPage> = {
  '/documents': {
    template: 'documents',
    topics: ['documents', 'schools', 'courses'],
    content: newestDocuments,
  },
  '/schools': { template: 'schools', topics: ['schools'], content: firstSchools },
  '/questions': { template: 'questions', topics: ['questions'], content: newestQuestions },
  '/quizzes': { template: 'quizzes', topics: ['quizzes'], content: firstQuizzes },
};

/** Returns the list page at a path. */
export function listPageOf(path: string): ListPage | undefined {
  return listPages[path.replace(/\/$/, '')];
}
