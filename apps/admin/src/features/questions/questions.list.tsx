import { defaultSubject } from '@aw/contracts/documents/subjects';
import type { StaffQuestion, StaffQuestionFilter } from '@aw/contracts/questions/staff';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Time } from '@aw/ui/primitives/time';
import { MessageCircleQuestion } from 'lucide-react';
import { shortId } from '../../format/figures';
import type { Column } from '../../resource-list/column';
import { fieldTabs } from '../../resource-list/field-tabs';
import type { EmptyText } from '../../resource-list/loaded-list';
import type { ResourceList } from '../../resource-list/resource-list';
import { ResourcePage } from '../../resource-list/resource-page';
import { type QuestionsState, questionsAddress, questionsQuery } from './queries';
import { QuestionPanel, StatusBadge, statusNames } from './questions.panel';

/** Width in pixels from which there are more columns than the question and its state. */
const roomyFromPx = 620;

const columns: readonly Column<StaffQuestion>[] = [
  {
    name: 'question',
    head: 'Question',
    kind: 'lead',
    title: ({ title }) => title,
    cell: ({ title, excerpt }, { query }) => (
      <>
        <Highlight text={title} query={query} />
        <span className="block truncate text-12 font-normal text-ink-muted">
          <Highlight text={excerpt} query={query} />
        </span>
      </>
    ),
  },
  {
    name: 'subject',
    head: 'Subject',
    fromPx: roomyFromPx,
    cell: ({ subject }) => subject ?? defaultSubject,
  },
  {
    name: 'asker',
    head: 'Asker',
    kind: 'id',
    fromPx: roomyFromPx,
    title: ({ askerId }) => askerId,
    cell: ({ askerId }) => shortId(askerId),
  },
  { name: 'state', head: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    name: 'asked',
    head: 'Asked',
    fromPx: roomyFromPx,
    cell: ({ createdAt }) => <Time value={createdAt} />,
  },
];

/** Names of the tabs other than All. */
const filterNames: Record<StaffQuestionFilter, string> = {
  held: statusNames.held,
  to_verify: 'To verify',
  visible: statusNames.visible,
  removed: statusNames.removed,
  withdrawn: statusNames.withdrawn,
};

const textByStatus = {
  visible: 'Questions on the site appear here.',
  removed: 'Questions that staff remove appear here. You can restore them.',
  withdrawn: 'Questions that the person who asked withdrew appear here.',
};

function emptyText({ status, q }: QuestionsState): EmptyText {
  if (q) {
    const where = status ? ` Only “${filterNames[status]}” was searched.` : '';
    return {
      title: `No question matches “${q}”`,
      text: `Titles, texts, subjects and full asker IDs were searched.${where}`,
    };
  }
  if (status === 'held')
    return {
      title: 'No questions to review',
      text: 'Questions from new users and questions held by a rule wait here for review.',
    };
  if (status === 'to_verify')
    return {
      title: 'No answers to verify',
      text: 'Questions with an expert answer that no one has verified or accepted appear here.',
    };
  return status
    ? { title: `No ${status} questions`, text: textByStatus[status] }
    : { title: 'No questions yet', text: 'Students’ questions appear here.' };
}

const questionsList: ResourceList<StaffQuestion, QuestionsState> = {
  title: 'Questions',
  address: questionsAddress,
  pages: questionsQuery,
  columns,
  texts: {
    loading: 'Loading questions…',
    failed: 'The questions did not load',
    notLost: 'Your search is kept. Nothing was changed.',
    noun: { one: 'question', many: 'questions' },
    icon: MessageCircleQuestion,
  },
  empty: emptyText,
  panel: QuestionPanel,
  tabs: fieldTabs({ label: 'State', field: 'status', names: filterNames }),
};

/** List of students' questions, waiting ones first. */
export function QuestionsPage() {
  return <ResourcePage list={questionsList} />;
}
