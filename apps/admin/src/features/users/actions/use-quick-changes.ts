import {
  staffLiftSuspension,
  staffResendVerification,
  staffSetExpert,
  staffUndoErase,
  type UserSummary,
} from '@aw/contracts/users/staff';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { displayName, userLog } from '../user-name';

/** Returns the changes that need no dialog, because they can be undone or do no harm. */
export function useQuickChanges(user: UserSummary) {
  const { api } = useConsole();
  const params = { userId: user.id };
  const log = userLog(user.id);
  const name = displayName(user);
  const lift = useAction({
    log,
    send: () => api.call(staffLiftSuspension, { params }),
    done: () => ({ title: 'Suspension lifted', description: `${name} can sign in again.` }),
    failed: 'The suspension was not lifted.',
  });
  const setExpert = useAction({
    log,
    send: (isExpert: boolean) => api.call(staffSetExpert, { params, body: { isExpert } }),
    done: (_, isExpert) =>
      isExpert
        ? { title: 'Now an expert', description: `${name} can now answer questions.` }
        : { title: 'No longer an expert', description: `The answers of ${name} stay.` },
    failed: 'The expert role was not changed.',
  });
  const resend = useAction({
    log,
    send: () => api.call(staffResendVerification, { params }),
    done: () => ({
      title: 'Confirmation sent again',
      description: `A new link is on its way to ${user.email}. Earlier links no longer work.`,
    }),
    failed: 'No new confirmation was sent.',
  });
  const undoErase = useAction({
    log,
    send: () => api.call(staffUndoErase, { params }),
    done: () => ({ title: 'Erasure undone', description: `${name} will not be erased.` }),
    failed: 'The erasure was not undone.',
  });
  return { lift, setExpert, resend, undoErase };
}
