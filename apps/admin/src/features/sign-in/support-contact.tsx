import { Mail } from 'lucide-react';

type SupportContactProps = { email: string | undefined };

/** Whom to ask when the sign-in does not work. */
export function SupportContact({ email }: SupportContactProps) {
  return (
    <section aria-label="Support" className="grid gap-1 border-t border-line pt-4 text-14 text-ink-muted">
      <h2 className="font-sans text-14 leading-ui font-strong tracking-normal text-ink">Support</h2>
      <p>Forgotten password, locked account, or no account yet: an administrator or support can help.</p>
      {email && (
        <p>
          <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center gap-1.5 wrap-anywhere">
            <Mail aria-hidden="true" size={16} strokeWidth={1.75} />
            {email}
          </a>
        </p>
      )}
    </section>
  );
}
