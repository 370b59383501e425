import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';

/** A field that nobody sees or reaches: whoever fills it is a program, and the server holds what it sent. */
export function Honeypot(registered: RegisteredField) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Please leave this empty
        <input {...registered} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
