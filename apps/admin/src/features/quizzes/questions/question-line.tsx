import { isRight, letters } from '@aw/contracts/quizzes/attempts';
import type { AuthoredQuestion } from '@aw/contracts/quizzes/staff-quizzes';
import { Badge } from '@aw/ui/primitives/badge';
import { formatCount } from '@aw/ui/primitives/format-count';
import { percentText } from '../../../format/figures';
import { StemText } from '../question-text';
import { judgeDiscrimination } from './item-analysis';

type QuestionProps = { question: AuthoredQuestion };

/** Number and text of a question, in two lines at most. */
export function QuestionTitle({ question, number }: QuestionProps & { number: number }) {
  return (
    <span className="grid grid-cols-[minmax(1.75rem,auto)_minmax(0,1fr)] gap-1 font-sans text-14 font-medium tracking-normal">
      <span className="text-ink-muted tabular-nums">{number}.</span>
      <span className="line-clamp-2 wrap-anywhere [&_p]:inline">
        <StemText question={question} />
      </span>
    </span>
  );
}

/** Line of a closed question: its key, and marks that ask for attention. */
export function QuestionMeta({ question }: QuestionProps) {
  const { item, figures, openReports, droppedAt, correction } = question;
  const key = letters.filter((letter) => isRight(item, letter)).join(' and ');
  const judgement = figures && judgeDiscrimination(figures.discrimination);
  const needsAttention = judgement?.tone === 'caution' || judgement?.tone === 'danger';
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 ps-8 text-13">
      <span>Right: {key}</span>
      {item.topic && <span className="max-w-60 truncate">{item.topic}</span>}
      {figures && <span className="tabular-nums">{percentText(figures.facility)} get it right</span>}
      {droppedAt && <Badge tone="caution">Dropped</Badge>}
      {!droppedAt && correction !== null && <Badge>Corrected</Badge>}
      {needsAttention && (
        <Badge tone={judgement.tone} isPlain>
          {judgement.label}
        </Badge>
      )}
      {openReports > 0 && <Badge tone="danger">{formatCount(openReports, 'open report')}</Badge>}
    </span>
  );
}
