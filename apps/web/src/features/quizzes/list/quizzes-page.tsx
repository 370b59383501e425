import { subjects } from '@aw/contracts/documents/subjects';
import type { QuizFigures } from '@aw/contracts/quizzes/public';
import { ActionCard } from '@aw/ui/patterns/action-card';
import { CategoryList } from '@aw/ui/patterns/category-list';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Stat } from '@aw/ui/patterns/stat';
import { SubjectGlyph, subjects as subjectsByFamily } from '@aw/ui/patterns/subject-glyph';
import { Field } from '@aw/ui/primitives/field';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { Select } from '@aw/ui/primitives/select';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { paths } from '~/lib/paths';
import { useAddressParams } from '~/lib/use-address-params';
import { useHydrated } from '~/lib/use-hydrated';
import { useLiveText } from '~/lib/use-live-text';
import { figuresQuery } from './list-queries';
import { QuizzesResults } from './quizzes-results';
import {
  difficultyOf,
  difficultyOptions,
  formatQuizzesSearch,
  maxQueryLength,
  parseQuizzesSearch,
  type QuizzesSearch,
  subjectOf,
} from './quizzes-search';

const allSubjects = { value: '', label: 'All Subjects' };
const optionOf = (name: string) => ({ value: name, label: name });

const subjectOptions = [allSubjects, ...[...subjects].sort().map(optionOf)];
const subjectButtons = [
  allSubjects,
  ...subjectsByFamily.map(({ name }) => ({ ...optionOf(name), sign: <SubjectGlyph subject={name} /> })),
];

/** Quiz library with its figures and a live search with filters, which are kept in the address. */
export function QuizzesPage() {
  const [params, setParams] = useAddressParams();
  const search = parseQuizzesSearch(params);
  const isHydrated = useHydrated();
  const figures = useQuery(figuresQuery(search));
  const change = (part: Partial<QuizzesSearch>, isReplaced = false) =>
    setParams(formatQuizzesSearch({ ...search, ...part }), { replace: isReplaced });
  const [text, setText] = useLiveText(search.q, (q) => change({ q }, true));
  const loadedFigures = (isHydrated && figures.data) || undefined;
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Quizzes"
        lead="Timed quizzes with explanations afterwards, and a certificate if you pass."
      />
      <Figures figures={loadedFigures} />
      <search className="grid grid-cols-1 gap-4">
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_220px_180px] lg:items-end">
          <SearchInput
            label="Search quizzes"
            placeholder="Search quizzes..."
            value={text}
            onValueChange={setText}
            maxLength={maxQueryLength}
          />
          <div className="contents max-lg:grid max-lg:grid-cols-2 max-lg:gap-4">
            <Field label="Subject">
              <Select
                options={subjectOptions}
                value={search.subject}
                onValueChange={(subject) => change({ subject: subjectOf(subject) })}
              />
            </Field>
            <Field label="Difficulty">
              <Select
                options={difficultyOptions}
                value={search.difficulty}
                onValueChange={(difficulty) => change({ difficulty: difficultyOf(difficulty) })}
              />
            </Field>
          </div>
        </div>
        <CategoryList
          label="Subjects"
          layout="lines"
          items={subjectButtons}
          value={search.subject}
          onValueChange={(subject) => change({ subject: subjectOf(subject) })}
        />
      </search>
      <QuizzesResults
        search={search}
        matches={figures.isPlaceholderData ? undefined : loadedFigures?.matches}
        onClear={() => change({ q: '', subject: '', difficulty: '' })}
      />
      <CueSection title="Make your own quiz" lead="Is your topic missing? We can make a quiz for you.">
        <ActionCard
          icon={Sparkles}
          title="AI Quiz Generator"
          text="Get a quiz on any subject you choose."
          to={paths.aiQuizGenerator()}
        />
      </CueSection>
    </div>
  );
}

/** Figures of the whole library; a dash stands for each until they are loaded. Without quizzes there are none. */
function Figures({ figures }: { figures: QuizFigures | undefined }) {
  if (figures?.totalQuizzes === 0) return null;
  const shown = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));
  return (
    <dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-4 lg:mb-8">
      <Stat label="Total quizzes" value={shown(figures?.totalQuizzes)} />
      <Stat label="Subjects" value={shown(figures?.subjects)} />
      <Stat label="Average questions" value={shown(figures?.averageQuestions)} />
      <Stat label="Average time" value={figures ? `${shown(figures.averageTime)} min` : '–'} />
    </dl>
  );
}
