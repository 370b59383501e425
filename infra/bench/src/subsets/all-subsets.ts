import type { Options, Subset } from '../options';
import { measureAi } from './ai';
import { measureAnswers } from './answers';
import { measureBuild } from './build';
import { measureCare } from './care';
import { measureConsole } from './console';
import type { BenchContext } from './context';
import { measureCopies } from './copies';
import { measureCorpus } from './corpus';
import { measureDirectus } from './directus';
import { measureLanguages } from './languages';
import { measureMigrations } from './migrations';
import { measurePages } from './pages';
import { measureQuestions } from './questions';
import { measureQuizzes } from './quizzes';
import { measureReader } from './reader';
import { measureReads } from './reads';
import { measureScans } from './scans';
import { measureSearch } from './search';
import { measureSearches } from './searches';
import { measureFreshClone, measureSite } from './site';
import { measureStart } from './start';
import { measureTutoring } from './tutoring';
import { measureUploads } from './uploads';

/** One measurement, with the size of the library if the figures depend on it. */
export type Run = { documents?: number; measure: (context: BenchContext) => Promise<void> };

const measures: Record<Exclude<Subset, 'search'>, Run['measure']> = {
  reads: measureReads,
  searches: measureSearches,
  console: measureConsole,
  uploads: measureUploads,
  quizzes: measureQuizzes,
  ai: measureAi,
  start: measureStart,
  build: measureBuild,
  site: measureSite,
  pages: measurePages,
  corpus: measureCorpus,
  scans: measureScans,
  reader: measureReader,
  migrations: measureMigrations,
  questions: measureQuestions,
  answers: measureAnswers,
  tutoring: measureTutoring,
  care: measureCare,
  'fresh-clone': measureFreshClone,
  directus: measureDirectus,
  languages: measureLanguages,
  copies: measureCopies,
};
const withoutLibrary: readonly Subset[] = [
  'build',
  'site',
  'pages',
  'corpus',
  'reader',
  'migrations',
  'searches',
  'questions',
  'answers',
  'tutoring',
  'care',
  'fresh-clone',
  'languages',
  'copies',
];

/** Returns the measurements of a subset: search at each size, everything else once. */
export function runsOf(subset: Subset, { documents }: Options): Run[] {
  if (subset === 'search')
    return documents.map((size) => ({ documents: size, measure: (context) => measureSearch(context, size) }));
  return [
    {
      documents: withoutLibrary.includes(subset) ? undefined : documents[0],
      measure: measures[subset],
    },
  ];
}
