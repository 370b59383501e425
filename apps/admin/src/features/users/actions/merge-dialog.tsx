import { ApiError } from '@aw/contracts/api-error';
import { staffMerge, type UserSummary } from '@aw/contracts/users/staff';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { reasonOf } from '../../../format/load-error';
import { useConsole } from '../../../services/console-services';
import { usersAddress } from '../list-state';
import { mergePreviewQuery } from '../queries';
import { calledName, confirmWordOf } from '../user-name';
import { MergePreview } from './merge-preview';
import { useReasonedChange } from './use-reasoned-change';
import { UserSearch } from './user-search';

type MergeDialogProps = DialogState & { user: UserSummary };

/** Moves all that a person has to another one, once both sides were looked at; then opens the one who stays. */
export function MergeDialog({ user, ...dialog }: MergeDialogProps) {
  const { api } = useConsole();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [into, setInto] = useState<UserSummary>();
  const name = calledName(user);
  const preview = useQuery({
    ...mergePreviewQuery(api, user.id, into?.id ?? ''),
    enabled: dialog.isOpen && into !== undefined,
  });
  const merge = useReasonedChange({
    dialog,
    draftName: `merge:${user.id}`,
    confirmWord: confirmWordOf(user),
    send: async ({ reason, other }: { reason: string; other: UserSummary }) => {
      await api.call(staffMerge, { params: { userId: user.id }, body: { into: other.id, reason } });
      return other;
    },
    done: (other) => ({
      title: 'People merged',
      description: `All that ${name} had belongs to ${calledName(other)} now.`,
    }),
    failed: 'The two were not merged.',
    onDone: (other) => {
      // The two sides are one now: reading them again would only be refused.
      queryClient.removeQueries({ queryKey: mergePreviewQuery(api, user.id, other.id).queryKey });
      void navigate(usersAddress({ id: other.id }));
    },
  });
  return (
    <ReasonDialog
      {...merge.question}
      size="lg"
      title={`Merge ${name} into another person`}
      description="Everything moves to the other person, and this one can no longer come in. It cannot be undone."
      help="It is written to the audit log, with your name."
      submitLabel={into ? `Merge into ${calledName(into)}` : 'Merge'}
      pendingLabel="Merging…"
      cancelLabel="Keep both"
      isDestructive
      isIncomplete={!into || !preview.data}
      onSend={(reason) => {
        if (into) merge.send({ reason, other: into });
      }}
    >
      <UserSearch
        label="Into"
        help="The one who stays. Their name, address and ways in are kept."
        except={user.id}
        onChoose={setInto}
      />
      {into && preview.data && <MergePreview sides={preview.data} />}
      {into && preview.isFetching && !preview.data && (
        <LoadingRegion label="Loading both sides…">
          <Skeleton shape="block" />
        </LoadingRegion>
      )}
      {into && preview.error && <Note tone="danger">{previewFailure(preview.error)}</Note>}
    </ReasonDialog>
  );
}

function previewFailure(error: unknown): string {
  const isRefused = error instanceof ApiError && error.code === 'people.merge';
  return `${isRefused ? 'These two cannot be merged.' : 'The two sides did not load.'} ${reasonOf(error)}`;
}
