import { useId } from 'react';

const steps = [
  ['We email you a link.', 'It works once, within 30 minutes. Only the newest link works.'],
  ['You choose a new password.', 'We sign out every browser that is signed in to your account.'],
  [
    'You sign in with the new password.',
    'Your uploads, credits and rewards are unchanged. Two-step sign-in stays on.',
  ],
] as const;

/** Explains the steps from a lost password to a new one. */
export function ResetAdvice() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-18">
        What happens next
      </h2>
      <ol className="grid gap-3 text-14">
        {steps.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b> <span className="text-ink-muted">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
