import { staffExportUser, type UserSummary } from '@aw/contracts/users/staff';
import { saveFile } from '@aw/ui/primitives/save-file';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { displayName, userLog } from '../user-name';
import { exportName } from './export-name';

type ExportDialogProps = DialogState & { user: UserSummary };

/** Saves everything that is kept about a person as a ZIP archive, for requests by letter or email. */
export function ExportDialog({ user, ...dialog }: ExportDialogProps) {
  const { api } = useConsole();
  const name = displayName(user);
  return (
    <ReasonDialog
      {...dialog}
      title={`Export the data of ${name}`}
      description="A ZIP archive of everything we keep about the user: JSON and the files they uploaded. Give it only to that user."
      help="It is recorded in the audit log, with your name."
      submitLabel="Save archive"
      pendingLabel="Collecting…"
      draftName={`export:${user.id}`}
      action={{
        send: async (reason: string) => {
          const bytes = await api.bytes(staffExportUser, { params: { userId: user.id }, body: { reason } });
          saveFile(bytes, exportName(user.id));
        },
        done: () => ({
          title: 'Archive saved',
          description: `Everything we keep about ${name} is in your downloads.`,
        }),
        failed: 'No archive was saved.',
        log: userLog(user.id),
      }}
    />
  );
}
