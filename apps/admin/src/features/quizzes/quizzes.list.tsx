import { subjects } from '@aw/contracts/documents/subjects';
import { difficultyLabels } from '@aw/contracts/quizzes/public';
import type { StaffQuizCard } from '@aw/contracts/quizzes/staff-quizzes';
import { Button } from '@aw/ui/primitives/button';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Time } from '@aw/ui/primitives/time';
import { FilePlus, ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { Column } from '../../resource-list/column';
import { fieldTabs } from '../../resource-list/field-tabs';
import type { EmptyText } from '../../resource-list/loaded-list';
import type { ListFilters, ResourceList } from '../../resource-list/resource-list';
import { ResourcePage } from '../../resource-list/resource-page';
import { useMay } from '../../session/use-may';
import { NewQuizDialog } from './head/new-quiz-dialog';
import { type QuizzesState, quizzesAddress, quizzesQuery } from './queries';
import { originNames, QuizStatusBadge, statusNames } from './quiz-labels';

type ColumnName = 'title' | 'subject' | 'difficulty' | 'questions' | 'status' | 'origin' | 'changed';

/** Columns of the list, the title first. */
export const columns: readonly Column<StaffQuizCard, ColumnName>[] = [
  {
    name: 'title',
    head: 'Quiz',
    kind: 'lead',
    title: ({ title }) => title,
    cell: ({ title, subject, totalQuestions }, { query, has }) => (
      <>
        <Highlight text={title} query={query} />
        {!has('subject') && (
          <span className="block truncate text-12 font-normal text-ink-muted">
            {subject}, {formatCount(totalQuestions, 'question')}
          </span>
        )}
      </>
    ),
  },
  { name: 'subject', head: 'Subject', fromPx: 560, cell: ({ subject }) => subject },
  {
    name: 'difficulty',
    head: 'Difficulty',
    fromPx: 720,
    cell: ({ difficulty }) => difficultyLabels[difficulty],
  },
  {
    name: 'questions',
    head: 'Questions',
    kind: 'number',
    fromPx: 560,
    cell: ({ totalQuestions }) => formatNumber(totalQuestions),
  },
  { name: 'status', head: 'Status', cell: ({ status }) => <QuizStatusBadge status={status} /> },
  { name: 'origin', head: 'Source', fromPx: 820, cell: ({ origin }) => originNames[origin] },
  { name: 'changed', head: 'Changed', fromPx: 620, cell: ({ updatedAt }) => <Time value={updatedAt} /> },
];

/** Text of an empty list: nothing matched and which filters applied, or what appears here. */
export function emptyText({ status, subject, q }: QuizzesState): EmptyText {
  const narrowed = [status && `“${statusNames[status]}”`, subject && `the subject ${subject}`];
  const where = narrowed.filter(Boolean).join(' and ');
  if (q) {
    return {
      title: `No quiz matches “${q}”`,
      text: where
        ? `Only quizzes in ${where} were searched.`
        : 'All quizzes were searched, including drafts.',
    };
  }
  if (where) return { title: 'No quizzes found', text: `There are no quizzes in ${where}.` };
  return { title: 'No quizzes yet', text: 'Quizzes from the quiz bank and from authors appear here.' };
}

function useFilters({ subject }: QuizzesState): ListFilters<QuizzesState> {
  return {
    chips: subject ? [{ label: subject, change: { subject: undefined } }] : [],
    menu: [
      {
        heading: 'Only quizzes in',
        choices: subjects
          .filter((one) => one !== subject)
          .map((one) => ({ label: one, change: { subject: one } })),
      },
    ],
  };
}

const quizzesList: ResourceList<StaffQuizCard, QuizzesState> = {
  title: 'Quizzes',
  address: quizzesAddress,
  pages: quizzesQuery,
  columns,
  texts: {
    loading: 'Loading quizzes…',
    failed: 'The quizzes did not load',
    notLost: 'Your search is kept. Nothing was changed.',
    noun: { one: 'quiz', many: 'quizzes' },
    icon: ListChecks,
  },
  empty: emptyText,
  tabs: fieldTabs({ label: 'Status', field: 'status', names: statusNames }),
  useFilters,
  actions: () => <NewQuizButton />,
};

/** List of all quizzes, including drafts, the latest changed first. A row leads to the page of its quiz. */
export function QuizzesPage() {
  return <ResourcePage list={quizzesList} />;
}

/** Creates a draft. Shown only to those who may write. */
function NewQuizButton() {
  const mayWrite = useMay()('quizzes.write');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button size="sm" icon={FilePlus} onClick={() => setIsOpen(true)}>
        New quiz…
      </Button>
      {isOpen && <NewQuizDialog isOpen onOpenChange={setIsOpen} />}
    </>
  );
}
