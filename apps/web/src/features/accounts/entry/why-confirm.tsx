import { useId } from 'react';

const reasons = [
  [
    'It gives 1 unlock credit.',
    'A new account gets it with the confirmed address; it opens one document for ever.',
  ],
  ['It is the way back in.', 'A lost password or passkey is replaced with a link to this address.'],
  ['It keeps the address yours.', 'Nobody else can use it for an account here.'],
  ['It joins other ways in.', 'A sign-in with a provider finds your account by its confirmed address only.'],
] as const;

/** What the confirmation of an address is good for. */
export function WhyConfirm() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-18">
        What it is good for
      </h2>
      <ul className="grid gap-3 text-14">
        {reasons.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b> <span className="text-ink-muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
