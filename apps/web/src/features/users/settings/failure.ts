import { hasCode, issueErrors, reasonOf } from '@aw/contracts/api-error';
import type { FormFailure } from '@aw/ui/primitives/use-zod-form';
import { unknownOutcome } from '~/lib/call-failure';

/** Thrown when the person closes the dialog without confirming their identity. Nothing was changed, so no message is shown. */
export class NotProven extends Error {
  constructor() {
    super('The person did not prove who they are.');
    this.name = 'NotProven';
  }
}

/** Returns why a change failed, or undefined if the person cancelled it. */
export function failureText(error: unknown): string | undefined {
  if (error === null || error === undefined || error instanceof NotProven) return undefined;
  if (hasCode(error, 'auth.required'))
    return 'You were signed out in this browser. Please reload the page and sign in.';
  return reasonOf(error, unknownOutcome);
}

/** Returns the failure of a form: messages at the fields that the server named, and a note. */
export function formFailure(error: unknown): FormFailure {
  return { errors: issueErrors(error), note: failureText(error) };
}
