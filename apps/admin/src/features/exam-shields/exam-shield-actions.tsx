import {
  type StaffExamShield,
  staffEndExamShield,
  staffKeepExamShield,
} from '@aw/contracts/exam-shields/staff';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { useState } from 'react';
import type { DialogState } from '../../actions/form-dialog';
import { ReasonDialog } from '../../actions/reason-dialog';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { hiddenText } from './exam-shield-texts';

type ShieldProps = { shield: StaffExamShield };

/** Buttons that keep a shield which needs a decision, and that end an open one. */
export function ExamShieldActions({ shield }: ShieldProps) {
  const { api } = useConsole();
  const { id, state, needsDecision } = shield;
  const [isEnding, setIsEnding] = useState(false);
  const keepShield = useAction({
    send: () => api.call(staffKeepExamShield, { params: { id } }),
    done: () => ({ title: 'Exam shield kept', description: 'It stays active until the exam is over.' }),
    failed: 'The decision was not saved.',
    log: { name: 'this exam shield', target: `exam_shield:${id}` },
  });
  if (state === 'ended') return null;
  return (
    <span className="inline-flex gap-2 py-1">
      {needsDecision && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Keep exam shield ${id}`}
          isPending={keepShield.isPending}
          onClick={() => keepShield.mutate()}
        >
          Keep
        </Button>
      )}
      <Button size="sm" aria-label={`End exam shield ${id}`} onClick={() => setIsEnding(true)}>
        End…
      </Button>
      {isEnding && <EndDialog shield={shield} isOpen onOpenChange={setIsEnding} />}
    </span>
  );
}

function EndDialog({ shield, ...dialog }: DialogState & ShieldProps) {
  const { api } = useConsole();
  const { id, heldQuestionCount } = shield;
  const holds = heldQuestionCount === 0 ? 'It hides no questions now.' : `It hides ${hiddenText(shield)}.`;
  return (
    <ReasonDialog
      {...dialog}
      title="End this exam shield?"
      description={`${holds} Questions that no other exam hides are released immediately, to the site or to the usual review. You cannot start the shield again. For 30 days, its owner can protect fewer exams.`}
      help="The owner will see it, and we email it."
      submitLabel="End and release"
      pendingLabel="Ending…"
      cancelLabel="Keep it active"
      isDestructive
      draftName={`end-exam-shield:${id}`}
      action={{
        send: (reason: string) => api.call(staffEndExamShield, { params: { id }, body: { reason } }),
        done: ({ releasedCount }) => ({
          title: 'Exam shield ended',
          description: `${formatCount(releasedCount, 'hidden question')} released. We sent the owner the reason.`,
        }),
        failed: 'The exam shield was not ended.',
        log: { name: 'this exam shield', target: `exam_shield:${id}` },
      }}
    />
  );
}
