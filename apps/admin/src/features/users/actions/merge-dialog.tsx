import { hasCode, reasonOf } from '@aw/contracts/api-error';
import type { ResponseOf } from '@aw/contracts/endpoint';
import { staffMerge, type staffPreviewMerge, type UserSummary } from '@aw/contracts/users/staff';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { shortId } from '../../../format/figures';
import { useConsole } from '../../../services/console-services';
import { mergePreviewQuery, usersAddress } from '../queries';
import { statusesOf } from '../status';
import { StatusBadges } from '../status-badges';
import { confirmWordOf, displayName, userLog, userName } from '../user-name';
import { mergeFigures } from './merge-figures';
import { UserSearch } from './user-search';

type MergePreviewProps = { sides: ResponseOf<typeof staffPreviewMerge> };

const cell = 'border-b border-line px-2 py-1.5 align-top';

type MergeDialogProps = DialogState & { user: UserSummary };

/** Moves everything from one person to another, after both were shown, then opens the one that stays. */
export function MergeDialog({ user, ...dialog }: MergeDialogProps) {
  const { api } = useConsole();
  const navigate = useNavigate();
  const [into, setInto] = useState<UserSummary>();
  const name = displayName(user);
  const preview = useQuery({
    ...mergePreviewQuery(api, user.id, into?.id ?? ''),
    enabled: into !== undefined,
  });
  return (
    <ReasonDialog
      {...dialog}
      size="lg"
      title={`Merge ${name} into another person`}
      description="Everything moves to the other account, and this one can no longer sign in. It cannot be undone."
      help="It is recorded in the audit log, with your name."
      submitLabel={into ? `Merge into ${displayName(into)}` : 'Merge'}
      pendingLabel="Merging…"
      cancelLabel="Keep both"
      isDestructive
      isIncomplete={!into || !preview.data}
      draftName={`merge:${user.id}`}
      confirmWord={confirmWordOf(user)}
      action={{
        send: async ({ reason, other }: { reason: string; other: UserSummary }) => {
          await api.call(staffMerge, { params: { userId: user.id }, body: { into: other.id, reason } });
          return other;
        },
        done: (other) => ({
          title: 'People merged',
          description: `Everything from ${name} now belongs to ${displayName(other)}.`,
        }),
        failed: 'The two were not merged.',
        onDone: (other) => void navigate(usersAddress.write({ id: other.id })),
        log: userLog(user.id),
      }}
      toInput={(reason) => into && { reason, other: into }}
    >
      <UserSearch
        label="Merge into"
        help="The account that stays. Its name, email address and sign-in methods are kept."
        except={user.id}
        onChoose={setInto}
      />
      {into && preview.data && <MergePreview sides={preview.data} />}
      {into && preview.isFetching && !preview.data && (
        <LoadingRegion label="Loading both accounts…">
          <Skeleton shape="block" />
        </LoadingRegion>
      )}
      {into && preview.error && <Note tone="danger">{previewFailure(preview.error)}</Note>}
    </ReasonDialog>
  );
}

function previewFailure(error: unknown): string {
  const isRefused = hasCode(error, 'people.merge');
  return `${isRefused ? 'These two cannot be merged.' : 'The two accounts did not load.'} ${reasonOf(error)}`;
}

/** Both people side by side, with the data of each. */
function MergePreview({ sides: { from, into } }: MergePreviewProps) {
  return (
    <table className="w-full table-fixed border-collapse text-13 tabular-nums">
      <caption className="sr-only">The two accounts</caption>
      <thead>
        <tr>
          <td className="w-1/4 border-b border-line-strong" />
          <Side part="Merged and closed" user={from.user} />
          <Side part="Kept" user={into.user} />
        </tr>
      </thead>
      <tbody>
        {mergeFigures(from.belongings, into.belongings).map(({ label, ...sides }) => (
          <tr key={label}>
            <th scope="row" className={`${cell} ps-0 text-start font-normal text-ink-muted`}>
              {label}
            </th>
            <td className={`${cell} text-end font-medium`}>{formatNumber(sides.from)}</td>
            <td className={`${cell} text-end font-medium`}>{formatNumber(sides.into)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ part, user }: { part: string; user: UserSummary }) {
  return (
    <th scope="col" className="border-b border-line-strong px-2 pb-2 text-end align-top font-normal">
      <span className="grid grid-cols-1 justify-items-end gap-0.5">
        <span className="text-12 text-ink-muted">{part}</span>
        <b className="font-strong wrap-anywhere">{userName(user)}</b>
        {user.email && <span className="text-12 wrap-anywhere">{user.email}</span>}
        <span className="font-mono text-12 text-ink-muted" title={user.id}>
          {shortId(user.id)}
        </span>
        <StatusBadges statuses={statusesOf(user)} />
      </span>
    </th>
  );
}
