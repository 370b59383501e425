import { Bell } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { Button } from '../../primitives/button';
import { Field } from '../../primitives/field';
import { Input } from '../../primitives/input';
import { Link } from '../../primitives/link';
import { Note } from '../../primitives/note';
import { type FormFailure, useZodForm } from '../../primitives/use-zod-form';

type TypedEmail = { email?: string | undefined };

type SavedSearchBoxProps = {
  /** Confirmed address of the account. Without one, the person types an address. */
  accountEmail?: string;
  /** Address that the field starts with. */
  defaultEmail?: string;
  schema: $ZodType<TypedEmail, TypedEmail>;
  /** Saves the search: `pending` means that a link was emailed. Rejects if nothing was saved. */
  onSave: (typed: TypedEmail) => Promise<'active' | 'pending'>;
  /** Turns a failed save into a message for the field or a sentence. */
  explain: (error: unknown) => FormFailure | undefined;
  settingsTo: string;
  privacyTo: string;
};

type Saved = { status: 'active' | 'pending'; email: string };

/** Offers to email new documents for a search: one button for an account, an email field for others. */
export function SavedSearchBox(props: SavedSearchBoxProps) {
  const [saved, setSaved] = useState<Saved>();
  if (saved?.status === 'active') return <Active email={saved.email} settingsTo={props.settingsTo} />;
  if (saved) return <CheckYourMail email={saved.email} onAnother={() => setSaved(undefined)} />;
  return <SaveForm {...props} onSaved={setSaved} />;
}

function SaveForm(props: SavedSearchBoxProps & { onSaved: (saved: Saved) => void }) {
  const { accountEmail, defaultEmail, schema, onSave, explain, privacyTo, onSaved } = props;
  const { formProps, field, errors, note, submitProps } = useZodForm(schema, {
    send: async (typed) => {
      const status = await onSave(typed);
      onSaved({ status, email: typed.email ?? accountEmail ?? '' });
    },
    explain,
    recheck: 'shown',
    isCheckedWhenLeft: true,
  });
  return (
    <form {...formProps} aria-label="Email me when there is one" className="grid max-w-measure gap-3">
      <h3 className="text-15 leading-ui font-strong">Not in a hurry?</h3>
      <p className="text-14 text-ink-muted wrap-anywhere">
        We can write to {accountEmail === undefined ? 'you' : <b>{accountEmail}</b>} when someone uploads a
        document that matches this search.
      </p>
      {accountEmail === undefined && (
        <Field label="Email" error={errors.email} isRequired>
          <Input
            {...field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={defaultEmail}
          />
        </Field>
      )}
      {note && <Note tone="danger">{note}</Note>}
      <div>
        <Button {...submitProps} icon={Bell} pendingLabel="Saving…">
          Email me when there is one
        </Button>
      </div>
      <p className="text-13 text-ink-muted">
        You get at most one email a day, for 12 months, and can stop with one click.
        {accountEmail === undefined && (
          <>
            {' '}
            The <Link to={privacyTo}>Privacy Policy</Link> says how long we keep your address.
          </>
        )}
      </p>
    </form>
  );
}

function Active({ email, settingsTo }: { email: string; settingsTo: string }) {
  return (
    <Done label="Your search is saved">
      <Note tone="positive" title="Your search is saved.">
        We will write to <b>{email}</b> when there are new documents, at most once a day. You can stop in your{' '}
        <Link to={settingsTo}>settings</Link>.
      </Note>
    </Done>
  );
}

function CheckYourMail({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <Done label="Check your email">
      <Note tone="positive" title="Check your email.">
        To confirm, open the link we are sending to <b>{email}</b>. It works for seven days. If you have
        already saved this search, you get no email.
      </Note>
      <Button variant="quiet" size="sm" onClick={onAnother}>
        Use another address
      </Button>
    </Done>
  );
}

/** Replaces the sent form and takes over its focus. */
function Done({ label, children }: { label: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={label}
      className="grid max-w-measure scroll-mt-24 justify-items-start gap-3 rounded-2"
    >
      {children}
    </section>
  );
}
