import type { StaffExpertDetail } from '@aw/contracts/experts/staff';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { expertName } from '../status';
import { decisionTexts } from './decision-texts';
import { decisionCall, expertLog } from './use-decision';

type DecisionDialogProps = DialogState & { expert: StaffExpertDetail; decision: 'refuse' | 'end' };

/** Refuses a request or ends the expert role, with a reason that the person reads. */
export function DecisionDialog({ expert, decision, ...dialog }: DecisionDialogProps) {
  const { api } = useConsole();
  const texts = decisionTexts(expert, decision);
  return (
    <ReasonDialog
      {...dialog}
      title={texts.title}
      description={texts.description}
      help="They see it on their expert page and get it by email."
      submitLabel={texts.submit}
      pendingLabel={texts.pending}
      cancelLabel="Cancel"
      isDestructive
      draftName={`${decision}-expert:${expert.id}`}
      action={{
        send: decisionCall(api, expert, decision),
        done: () => ({ title: texts.done, description: `We emailed ${expertName(expert)}.` }),
        failed: texts.failed,
        log: expertLog(expert),
      }}
    />
  );
}
