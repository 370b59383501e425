import { type ExpertDecision, type StaffExpertDetail, staffDecideExpert } from '@aw/contracts/experts/staff';
import { type ActionOptions, useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import type { StaffApi } from '../../../services/staff-api';

/** The item under which the audit log lists changes of an expert. */
export function expertLog({ id }: StaffExpertDetail) {
  return { name: 'this person', target: `user:${id}` };
}

/** Sends a decision about the version that was shown. The server refuses it if the expert has changed meanwhile. */
export function decisionCall(api: StaffApi, { id, version }: StaffExpertDetail, decision: ExpertDecision) {
  return (reason: string) =>
    api.call(staffDecideExpert, { params: { userId: id }, body: { decision, reason, version } });
}

/** Makes a decision that needs no dialog. */
export function useDecision(
  expert: StaffExpertDetail,
  decision: ExpertDecision,
  texts: Pick<ActionOptions<string, StaffExpertDetail>, 'done' | 'failed'>,
) {
  const { api } = useConsole();
  return useAction<StaffExpertDetail, string>({
    ...texts,
    send: decisionCall(api, expert, decision),
    log: expertLog(expert),
  });
}
