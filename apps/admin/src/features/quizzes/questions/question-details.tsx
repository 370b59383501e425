import { isRight, type Letter, letters } from '@aw/contracts/quizzes/attempts';
import type { AuthoredQuestion } from '@aw/contracts/quizzes/staff-quizzes';
import { RichText } from '@aw/ui/patterns/rich-text';
import { Badge } from '@aw/ui/primitives/badge';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { Check } from 'lucide-react';
import { percentText } from '../../../format/figures';
import { ShareBar } from '../../../format/share-bar';
import { Fact, Facts } from '../../../resource-list/facts';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { OptionText, StemText } from '../question-text';
import { type ChoiceShare, choiceShares } from './item-analysis';
import { ItemFiguresSection } from './item-figures';

type QuestionProps = { question: AuthoredQuestion };

/** A question in full: its texts as takers read them, the right options, and the figures of its attempts. */
export function QuestionDetails({ question }: QuestionProps) {
  const { siteOrigin } = useConsole();
  const { item, figures, explanationHtml } = question;
  const shares = figures ? choiceShares(figures) : undefined;
  return (
    <div className="grid max-w-dialog-lg grid-cols-1 gap-4">
      <CorrectionNote question={question} />
      <div className="text-16 leading-body">
        <StemText question={question} />
      </div>
      <ol aria-label="Options" className="border-t border-line">
        {letters.map((letter) => (
          <Option key={letter} letter={letter} question={question} share={shares?.[letter]} />
        ))}
      </ol>
      {item.explanation && (
        <PanelSection title="Explanation">
          <div className="text-14 leading-body">
            <RichText html={explanationHtml} source={item.explanation} imageOrigin={siteOrigin} />
          </div>
        </PanelSection>
      )}
      <ItemFiguresSection figures={figures} right={letters.filter((letter) => isRight(item, letter))} />
      <Facts>
        <Fact name="Topic">{item.topic}</Fact>
        <Fact name="Source">{item.source}</Fact>
        <Fact name="Answered">
          {question.isAnswered ? 'People have been graded on it' : 'No one has been graded on it yet'}
        </Fact>
      </Facts>
    </div>
  );
}

type OptionProps = QuestionProps & { letter: Letter; share: ChoiceShare | undefined };

function Option({ letter, question, share }: OptionProps) {
  const { item } = question;
  const isKey = isRight(item, letter);
  const mistake = item.mistakes[letter];
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 text-15">
      <span
        data-right={isKey || undefined}
        className="grid size-7 place-items-center rounded-full border border-line-strong font-serif text-14 leading-none font-strong data-right:border-positive data-right:text-positive"
      >
        {letter}
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-1 pt-0.5">
        <div className="wrap-anywhere">
          <OptionText question={question} letter={letter} />
        </div>
        {isKey && (
          <p>
            <Badge tone="positive" icon={Check} isPlain>
              {letter === item.alsoCorrect ? 'Also right' : 'Right'}
            </Badge>
          </p>
        )}
        {mistake && <p className="text-13 text-ink-muted wrap-anywhere">Likely mistake: {mistake}</p>}
        {share && (
          <div className="grid gap-1">
            <p className="text-13 text-ink-muted tabular-nums">
              Chosen {formatCount(share.count, 'time')}, {percentText(share.share)}
            </p>
            <ShareBar share={share.share} />
          </div>
        )}
      </div>
    </li>
  );
}

/**
 * Says that the question was dropped or corrected, and what takers read about it. Shows nothing for other questions.
 */
function CorrectionNote({ question: { droppedAt, correction, correctedAt } }: QuestionProps) {
  if (droppedAt === null && correction === null) return null;
  const since = droppedAt ?? correctedAt;
  return (
    <Note tone={droppedAt ? 'caution' : 'info'} title={droppedAt ? 'Dropped.' : 'Corrected.'}>
      {droppedAt && 'It is not asked and does not count. '}
      {correction && `People see: “${correction}” `}
      {since && (
        <span className="text-ink-muted">
          <Time value={since} />
        </span>
      )}
    </Note>
  );
}
