import { useId } from 'react';

const steps = [
  ['The link arrives by e-mail.', 'It works once, within 30 minutes; a new one replaces the earlier ones.'],
  ['You choose a new password.', 'Every browser that is signed in to your account is signed out.'],
  ['You sign in with it.', 'Your uploads, credits and rewards are unchanged. Two-step sign-in stays on.'],
] as const;

/** What happens between the lost password and the new one. */
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
