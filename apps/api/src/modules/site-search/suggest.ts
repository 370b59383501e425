import { courseTitle } from '@aw/contracts/schools/course-title';
import type { Suggestion } from '@aw/contracts/search/public';
import * as questions from '@aw/db/questions';
import * as schools from '@aw/db/schools';
import * as search from '@aw/db/search';
import { secondsPerMinute } from '../../config/durations';
import type { UserContext } from '../../context';
import { hasLibraryAccess } from '../documents/document.policy';

const maxSuggestions = 8;
/** Number of suggestions that each kind has room for if others have as many. */
const perKind = 2;
/** Number of people at one address who may type at the same time. */
const peopleAtAddress = 20;

/** Typed words and, if only courses are suggested, their kind. */
type Asked = { q: string; kind?: 'course' | undefined };

/**
 * Suggests courses, documents, schools and questions for typed words, grouped in this order: by titles, fields and
 * readable pages alone. If there are none, typing errors are corrected. Throws 429 after too many of them.
 */
export async function suggest(ctx: UserContext, { q, kind }: Asked, address: string): Promise<Suggestion[]> {
  takeSuggestion(ctx, address);
  const synonyms = await ctx.synonyms();
  const words = await search.expandSearch(ctx.readDb, q, { synonyms });
  if (!words) return [];
  const suggestions = await suggestFor(ctx, words, kind);
  if (suggestions.length > 0) return suggestions;
  const query = await search.correctWords(ctx.readDb, q);
  if (query === undefined) return [];
  const corrected = await search.expandSearch(ctx.readDb, query, { synonyms, isReadableOnly: true });
  return corrected ? suggestFor(ctx, corrected, kind) : [];
}

async function suggestFor(
  ctx: UserContext,
  words: search.ExpandedSearch,
  kind: Asked['kind'],
): Promise<Suggestion[]> {
  if (kind === 'course') return suggestCourses(ctx, words);
  const mayRead = await hasLibraryAccess(ctx.db, ctx.config, ctx.userId);
  const groups = await Promise.all([
    suggestCourses(ctx, words),
    mayRead ? suggestDocuments(ctx, words) : [],
    suggestSchools(ctx, words),
    suggestQuestions(ctx, words),
  ]);
  return shareRoom(groups);
}

function takeSuggestion({ config, limits, userId }: UserContext, address: string): void {
  const perMinute = config.LIMIT_SUGGESTIONS_PER_MINUTE;
  limits.takeRead(`suggestions:${userId}`, perMinute, secondsPerMinute);
  limits.takeRead(`suggestions:${address}`, peopleAtAddress * perMinute, secondsPerMinute);
}

async function suggestCourses(ctx: UserContext, words: search.ExpandedSearch): Promise<Suggestion[]> {
  const rows = await schools.searchCourses(ctx.readDb, words, { limit: maxSuggestions });
  return rows.map(({ id, code, name, school_id, school_name }) => ({
    kind: 'course',
    id,
    title: courseTitle({ code, name }),
    detail: school_name,
    schoolId: school_id,
  }));
}

async function suggestDocuments(ctx: UserContext, words: search.ExpandedSearch): Promise<Suggestion[]> {
  // Without a reader, locked pages do not exist.
  const options = { sort: 'relevance', limit: maxSuggestions } as const;
  const rows = await search.listDocuments(ctx.readDb, { search: words }, options);
  return rows.map(({ id, title, course_code, school_name, subject }) => ({
    kind: 'document',
    id,
    title,
    detail: [course_code, school_name].filter(Boolean).join(' · ') || subject,
  }));
}

async function suggestSchools(ctx: UserContext, words: search.ExpandedSearch): Promise<Suggestion[]> {
  const rows = await schools.searchSchools(ctx.readDb, words, { limit: maxSuggestions });
  return rows.map(({ id, name, location }) => ({ kind: 'school', id, title: name, detail: location ?? '' }));
}

async function suggestQuestions(ctx: UserContext, words: search.ExpandedSearch): Promise<Suggestion[]> {
  const rows = await questions.list(ctx.readDb, { search: words, limit: maxSuggestions });
  return rows.map(({ id, title, subject }) => ({ kind: 'question', id, title, detail: subject ?? '' }));
}

/** Gives each group its share of the room, and what others leave to the first groups. */
function shareRoom(groups: Suggestion[][]): Suggestion[] {
  const sizes = groups.map((group) => Math.min(perKind, group.length));
  let left = maxSuggestions - sizes.reduce((sum, size) => sum + size, 0);
  for (const [at, group] of groups.entries()) {
    const more = Math.min(left, group.length - (sizes[at] ?? 0));
    sizes[at] = (sizes[at] ?? 0) + more;
    left -= more;
  }
  return groups.flatMap((group, at) => group.slice(0, sizes[at]));
}
