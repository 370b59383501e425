import { Button } from '../../primitives/button';
import { Dialog } from '../../primitives/dialog';
import { Link } from '../../primitives/link';
import { Note } from '../../primitives/note';
import { PolicyChanges, type PolicyChangeText } from './policy-changes';

type NewTermsDialogProps = {
  /** Changes since the person last accepted the Terms, the latest first. */
  changes: readonly PolicyChangeText[];
  /** Address of the Terms, which open in a new tab. */
  termsTo: string;
  onAccept: () => void;
  isAccepting: boolean;
  onSignOut: () => void;
  isSigningOut: boolean;
  /** Reason why the acceptance was not saved. */
  failure?: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Asks a person who accepted older Terms of Use to accept the new ones. Closing it decides nothing. */
export function NewTermsDialog(props: NewTermsDialogProps) {
  const { changes, termsTo, onAccept, isAccepting, onSignOut, isSigningOut, failure } = props;
  return (
    <Dialog
      title="Our Terms of Use have changed"
      description="Please read what changed, and accept the new Terms before you order, upload or post."
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      actions={
        <>
          <Button onClick={onSignOut} isPending={isSigningOut} pendingLabel="Signing out…">
            Sign out
          </Button>
          <Button variant="primary" onClick={onAccept} isPending={isAccepting} pendingLabel="Accepting…">
            Accept
          </Button>
        </>
      }
    >
      <div className="grid gap-3 border-y border-line py-3 text-15">
        <PolicyChanges changes={changes} />
        <p>
          <Link to={termsTo} target="_blank">
            Read the Terms of Use
          </Link>
        </p>
      </div>
      <p className="text-14 text-ink-muted">
        You can close this window and decide later. Until then, you can still read, download your data and
        erase your account.
      </p>
      {failure && <Note tone="danger">{failure}</Note>}
    </Dialog>
  );
}
