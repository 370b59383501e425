import { reasonOf } from '@aw/contracts/api-error';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isInvalidLink } from '~/lib/call-failure';

type MailedLinkProps<Result> = {
  lead: string;
  label: string;
  pendingLabel: string;
  /** Uses the link. Doing it twice must be harmless. */
  send: () => Promise<Result>;
  /** Renders the page after the link was used. */
  done: (result: Result) => ReactNode;
  /** Shown for a link that can never work again. */
  invalid: ReactNode;
};

/** Uses a mailed link only when its button is pressed, because mail scanners open every link. */
export function MailedLink<Result>(props: MailedLinkProps<Result>) {
  const { lead, label, pendingLabel, send, done, invalid } = props;
  const link = useMutation({ mutationFn: send });
  if (link.isSuccess) return done(link.data);
  if (isInvalidLink(link.error)) return invalid;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{lead}</p>
      {link.isError && <Note tone="danger">{reasonOf(link.error)}</Note>}
      <Button
        variant="primary"
        onClick={() => link.mutate()}
        isPending={link.isPending}
        pendingLabel={pendingLabel}
      >
        {label}
      </Button>
    </div>
  );
}
