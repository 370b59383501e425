import { useId } from 'react';
import { useSession } from '~/lib/session';

const credit = [
  'It gives 1 unlock credit.',
  'The first account of a mailbox gets it with the confirmed address; it opens one document for ever.',
] as const;
const reasons = [
  ['It is the way back in.', 'A lost password or passkey is replaced with a link to this address.'],
  ['It keeps the address yours.', 'Nobody else can use it for an account here.'],
  ['It joins other ways in.', 'A sign-in with a provider finds your account by its confirmed address only.'],
] as const;

/** What the confirmation of an address is good for; who had the credit is not promised it once more. */
export function WhyConfirm() {
  const headingId = useId();
  const { user } = useSession();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-18">
        What it is good for
      </h2>
      <ul className="grid gap-3 text-14">
        {[...(user?.hadWelcomeCredit ? [] : [credit]), ...reasons].map(([title, text]) => (
          <li key={title}>
            <b>{title}</b> <span className="text-ink-muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
