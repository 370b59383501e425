import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';

/** A field that people cannot see or reach. If it is filled in, the sender is a program, and the server holds the message. */
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
