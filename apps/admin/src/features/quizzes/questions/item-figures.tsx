import type { Letter } from '@aw/contracts/quizzes/attempts';
import { type ItemFigures, minAttemptsForFigures } from '@aw/contracts/quizzes/staff-quizzes';
import { Badge } from '@aw/ui/primitives/badge';
import { formatCount } from '@aw/ui/primitives/format-count';
import { percentText } from '../../../format/figures';
import { ShareBar } from '../../../format/share-bar';
import { PanelSection } from '../../../resource-list/item-panel';
import { choiceShares, favouredWrongOption, judgeDiscrimination, signedText } from './item-analysis';

type ItemFiguresProps = { figures: ItemFigures | null; right: readonly Letter[] };

/** Figures of first attempts: how many people know the answer, and whether it separates them from the others. */
export function ItemFiguresSection({ figures, right }: ItemFiguresProps) {
  if (!figures) {
    return (
      <PanelSection title="Figures">
        <p className="text-13 text-ink-muted">
          Figures appear when there are {minAttemptsForFigures} first attempts.
        </p>
      </PanelSection>
    );
  }
  const { attempts, facility, discrimination } = figures;
  const { label, advice, tone } = judgeDiscrimination(discrimination);
  const wrongFavourite = favouredWrongOption(figures, right);
  const { none } = choiceShares(figures);
  return (
    <PanelSection title={`Figures from ${formatCount(attempts, 'first attempt')}`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-2 text-13 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <p>
            <b className="font-strong">{percentText(facility)}</b> get it right.
            {none.count > 0 && ` ${percentText(none.share)} give no answer.`}
          </p>
          <ShareBar share={facility} />
          {wrongFavourite && (
            <p className="text-caution">
              Option {wrongFavourite} is chosen more often than the right one. Please check it.
            </p>
          )}
        </div>
        <div className="grid content-start gap-1">
          <p>
            <Badge tone={tone} isPlain>
              {label}
            </Badge>
            {discrimination !== null && (
              <span className="ms-1.5 text-ink-faint tabular-nums">{signedText(discrimination)}</span>
            )}
          </p>
          <p className="text-ink-muted">{advice}</p>
        </div>
      </div>
    </PanelSection>
  );
}
