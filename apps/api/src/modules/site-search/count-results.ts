import type {
  search as endpoint,
  SearchCount,
  SearchFilterName,
  SearchKind,
} from '@aw/contracts/search/public';
import * as questions from '@aw/db/questions';
import * as schools from '@aw/db/schools';
import * as search from '@aw/db/search';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { hasLibraryAccess } from '../documents/document.policy';

/** Filters of a search, of which each kind uses those that it knows. */
export type Filters = Pick<z.output<typeof endpoint.query>, SearchFilterName>;

const maxCount = 1_000;

/** Returns the words of a search as a kind uses them: those of questions have their own parts of words. */
export type WordsOf = (kind: SearchKind) => Promise<search.ExpandedSearch | undefined>;

/** Looks up the words of a search once for documents, courses and schools, and once for questions. */
export async function readWords(ctx: UserContext, q: string, isExact: boolean): Promise<WordsOf> {
  const synonyms = await ctx.synonyms();
  const tables = new Map<search.WordTable, ReturnType<WordsOf>>();
  return (kind) => {
    const table = kind === 'questions' ? 'question_words' : 'known_words';
    const words =
      tables.get(table) ??
      search.expandSearch(ctx.readDb, q, { synonyms, table, isReadableOnly: true, isExact });
    tables.set(table, words);
    return words;
  };
}

/**
 * Counts what has all words of a search, up to 1,000. Documents that this person may not read are none, and locked pages
 * do not count (record 0023).
 */
export async function countKind(
  ctx: UserContext,
  kind: SearchKind,
  { q, wordsOf, filters }: { q: string; wordsOf: WordsOf; filters: Filters },
): Promise<SearchCount> {
  const words = await wordsOf(kind);
  const isKnown = words !== undefined || (kind === 'documents' && q === '');
  const count = isKnown ? await counts[kind](ctx, words, filters) : 0;
  return count > maxCount ? '1000+' : count;
}

const counts: Record<
  SearchKind,
  (ctx: UserContext, words: search.ExpandedSearch | undefined, filters: Filters) => Promise<number>
> = {
  async documents(ctx, words, { subject, documentType, schoolId, courseId, language, year }) {
    if (!(await hasLibraryAccess(ctx.db, ctx.config, ctx.userId))) return 0;
    const { facets } = await search.countByFacet(ctx.readDb, {
      search: words,
      readerId: ctx.userId,
      schoolId,
      courseId,
      language,
      year,
      subjects: subject === undefined ? undefined : [subject],
      documentTypes: documentType === undefined ? undefined : [documentType],
    });
    return facets.reduce((sum, facet) => sum + facet.count, 0);
  },
  questions: async (ctx, words, { schoolId, courseId, subject, year }) => {
    const filter = { schoolId, courseId, subject, year };
    return words ? questions.countWith(ctx.readDb, words, { filter, most: maxCount + 1 }) : 0;
  },
  courses: async (ctx, words, { schoolId }) =>
    words ? schools.countCourses(ctx.readDb, words, schoolId) : 0,
  schools: async (ctx, words) => (words ? schools.countSchools(ctx.readDb, words) : 0),
};
