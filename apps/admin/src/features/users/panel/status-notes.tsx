import { longDate } from '@aw/contracts/long-date';
import type { UserDetail } from '@aw/contracts/users/staff';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortId } from '../../../format/figures';
import { useMay } from '../../../session/use-may';
import { actionsFor } from '../actions/actions-for';
import { useQuickChanges } from '../actions/use-quick-changes';
import { usersAddress } from '../queries';
import { sharedWelcomeText } from './shared-welcome-text';

/** Notes about a suspension, a merge or a scheduled erasure, with the button that undoes it. */
export function StatusNotes({ user }: { user: UserDetail }) {
  const { suspendedAt, suspendedReason, eraseAfter, mergedInto } = user;
  const actions = actionsFor(user, useMay()('people.administer'));
  const { lift, undoErase } = useQuickChanges(user);
  const sharedText = sharedWelcomeText(user.sharedWelcomes);
  if (mergedInto) {
    return (
      <Note tone="info" title="Merged.">
        Everything was moved to{' '}
        <Link to={usersAddress.write({ id: mergedInto })} className="font-mono" title={mergedInto}>
          {shortId(mergedInto)}
        </Link>
        .
      </Note>
    );
  }
  return (
    <>
      {suspendedAt && (
        <Note tone="caution" title="Suspended.">
          {suspendedReason}{' '}
          <span className="text-ink-muted">
            (<Time value={suspendedAt} />)
          </span>
          {actions.has('lift') && (
            <UndoButton change={lift} pendingLabel="Lifting…">
              Lift suspension
            </UndoButton>
          )}
        </Note>
      )}
      {sharedText && (
        <Note tone="info" title="Same device.">
          {sharedText}
        </Note>
      )}
      {eraseAfter && (
        <Note tone="caution" title="To be erased.">
          The user will be erased on {longDate(eraseAfter)}.
          {actions.has('undo-erase') && (
            <UndoButton change={undoErase} pendingLabel="Undoing…">
              Undo erasure
            </UndoButton>
          )}
        </Note>
      )}
    </>
  );
}

type UndoButtonProps = {
  change: { isPending: boolean; mutate: () => void };
  pendingLabel: string;
  children: ReactNode;
};

function UndoButton({ change, pendingLabel, children }: UndoButtonProps) {
  return (
    <div className="pt-2.5 pb-0.5">
      <Button
        size="sm"
        icon={Undo2}
        isPending={change.isPending}
        pendingLabel={pendingLabel}
        onClick={() => change.mutate()}
      >
        {children}
      </Button>
    </div>
  );
}
