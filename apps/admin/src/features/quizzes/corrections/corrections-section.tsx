import type { StaffCorrection, StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Spinner } from '@aw/ui/primitives/spinner';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { PanelSection } from '../../../resource-list/item-panel';
import { quizAddress } from '../queries';
import { kindLabels, progressText } from './correction-labels';

/** Latest corrections with their effects. Shows nothing if there were none. */
export function CorrectionsSection({ quiz: { id, corrections, questions } }: { quiz: StaffQuiz }) {
  if (corrections.length === 0) return null;
  return (
    <PanelSection title={corrections.length === 20 ? 'The latest 20 corrections' : 'Corrections'}>
      <ol className="grid grid-cols-1 border-t border-line">
        {corrections.map((correction) => {
          const index = questions.findIndex(({ itemId }) => itemId === correction.itemId);
          return (
            <li key={correction.id} className="grid grid-cols-1 gap-1 border-b border-line py-2.5 text-13">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <b className="font-strong">{kindLabels[correction.kind].done}</b>
                {index < 0 ? (
                  <span className="text-ink-faint">A removed question</span>
                ) : (
                  <Link to={quizAddress(id, correction.itemId)}>Question {index + 1}</Link>
                )}
              </p>
              <CorrectionTexts correction={correction} />
            </li>
          );
        })}
      </ol>
    </PanelSection>
  );
}

function CorrectionTexts({ correction }: { correction: StaffCorrection }) {
  const { note, passesTakenBecause, by, createdAt, doneAt } = correction;
  return (
    <>
      <p className="wrap-anywhere">“{note}”</p>
      {passesTakenBecause !== null && (
        <p className="wrap-anywhere">
          <b className="font-strong text-danger">Passes were taken:</b> “{passesTakenBecause}”
        </p>
      )}
      <p role="status" data-done={doneAt !== null || undefined} className="group flex items-center gap-1.5">
        {doneAt === null && <Spinner />}
        <span className="font-medium group-data-done:font-normal">{progressText(correction)}</span>
      </p>
      <p className="text-12 text-ink-muted">
        {by}, <Time value={createdAt} />
      </p>
    </>
  );
}
