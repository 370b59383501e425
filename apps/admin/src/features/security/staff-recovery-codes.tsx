import { RecoveryCodes } from '@aw/ui/patterns/recovery-codes';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/shared-queries';
import { useConsole } from '../../services/console-services';
import { LeaveQuestion } from './leave-question';

type StaffRecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes of whoever is signed in, shown this once. */
export function StaffRecoveryCodes({ codes, onKept }: StaffRecoveryCodesProps) {
  const { api } = useConsole();
  const username = useQuery(meQuery(api)).data?.admin.username;
  return (
    <RecoveryCodes
      codes={codes}
      owner={[
        `Recovery codes of the staff console ${location.origin}`,
        ...(username ? [`Account: ${username}`] : []),
      ]}
      fileName="staff-recovery-codes.txt"
    >
      <LeaveQuestion onKept={onKept} />
    </RecoveryCodes>
  );
}
