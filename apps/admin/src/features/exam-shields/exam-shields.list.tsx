import { type StaffExamShield, staffListExamShields } from '@aw/contracts/exam-shields/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { formatAbsoluteTime, Time } from '@aw/ui/primitives/time';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { shortId } from '../../format/figures';
import type { Column } from '../../resource-list/column';
import { LoadedTable } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { listPages, useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { useMay } from '../../session/use-may';
import { ExamShieldActions } from './exam-shield-actions';
import { endedText, hiddenText, sizeText, stateLabel } from './exam-shield-texts';

/** Width in pixels from which the exam's time and size have columns of their own. */
const roomyFromPx = 650;

const columns: readonly Column<StaffExamShield>[] = [
  {
    name: 'owner',
    head: 'Educator',
    kind: 'id',
    title: ({ ownerId }) => ownerId,
    cell: ({ ownerId, educatorSince }) => (
      <span className="inline-block py-2 whitespace-normal">
        <Link to={`/admin/people?${new URLSearchParams({ id: ownerId })}`}>{shortId(ownerId)}</Link>
        <span className="block font-sans text-12 text-ink-muted">
          Educator since <Time value={educatorSince} isInSentence />
        </span>
      </span>
    ),
  },
  {
    name: 'window',
    head: 'Exam',
    fromPx: roomyFromPx,
    cell: ({ startsAt, endsAt }) => (
      <span className="inline-block py-2">
        {formatAbsoluteTime(new Date(startsAt))}
        <span className="block">until {formatAbsoluteTime(new Date(endsAt))}</span>
      </span>
    ),
  },
  {
    name: 'size',
    head: 'Fingerprints',
    fromPx: roomyFromPx,
    title: sizeText,
    cell: ({ fingerprintCount, commonFingerprintCount }) =>
      `${formatNumber(fingerprintCount - commonFingerprintCount)} of ${formatNumber(fingerprintCount)} count`,
  },
  { name: 'holds', head: 'Hidden questions', cell: (shield) => <HeldQuestions shield={shield} /> },
  {
    name: 'state',
    head: 'State',
    title: endedText,
    cell: (shield) => <Badge tone={shield.needsDecision ? 'caution' : 'neutral'}>{stateLabel(shield)}</Badge>,
  },
];

const texts = {
  loading: 'Loading exam shields…',
  failed: 'The exam shields did not load',
  noun: { one: 'exam shield', many: 'exam shields' },
  icon: ShieldCheck,
};

const empty = {
  title: 'No exam shields',
  text: 'When an educator protects an exam, its shield appears here, and is listed for 30 days after it ends.',
};

/** List of exams that educators protect, with the questions that they hide. */
export function ExamShieldsPage() {
  const { api } = useConsole();
  const mayDecide = useMay()('questions.moderate');
  const loaded = useLoadedRows(examShieldsQuery(api));
  const actions: Column<StaffExamShield> = {
    name: 'decision',
    head: 'Decision',
    kind: 'number',
    cell: (shield) => <ExamShieldActions shield={shield} />,
  };
  return (
    <PlainPage
      title="Exam shields"
      lead="Educators protect exams with fingerprints of their exam questions. Matching questions from students are hidden until the exam is over. Check the shields that hide questions from several people: if those questions are not about one exam, the fingerprints are common phrases. When you end a shield, the questions it hides are released."
    >
      <LoadedTable
        loaded={loaded}
        texts={texts}
        empty={empty}
        label="Exam shields"
        columns={mayDecide ? [...columns, actions] : columns}
      />
    </PlainPage>
  );
}

/** Exam shields, page by page: those that need a decision first, then the newest. */
function examShieldsQuery(api: StaffApi) {
  return listPages(['exam-shields'], (page, signal) =>
    api.page(staffListExamShields, { query: { ...page }, signal }),
  );
}

/** Number of hidden questions and people, with links to the first questions. */
function HeldQuestions({ shield }: { shield: StaffExamShield }) {
  const { heldQuestions, heldQuestionCount } = shield;
  const more = heldQuestionCount - heldQuestions.length;
  return (
    <span className="inline-block py-2 whitespace-normal">
      {hiddenText(shield)}
      {heldQuestions.map(({ id, title }) => (
        <Link
          key={id}
          to={`/admin/questions?id=${id}`}
          className="block max-w-60 truncate text-12"
          dir="auto"
        >
          {title}
        </Link>
      ))}
      {more > 0 && <span className="block text-12 text-ink-muted">and {formatNumber(more)} more</span>}
    </span>
  );
}
