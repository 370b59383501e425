import { ApiError, issueErrors, reasonOf } from '@aw/contracts/api-error';
import type { FormFailure } from '@aw/ui/primitives/use-zod-form';
import { uncertain } from '~/lib/call-failure';

/** The person closed the dialog that asks who they are; nothing was changed, and nothing needs to be said. */
export class NotProven extends Error {
  constructor() {
    super('The person did not prove who they are.');
    this.name = 'NotProven';
  }
}

/** Why a change was not made, in plain words; undefined where the person chose so. */
export function failureText(error: unknown): string | undefined {
  if (error === null || error === undefined || error instanceof NotProven) return undefined;
  if (error instanceof ApiError && error.code === 'auth.required')
    return 'You were signed out in this browser. Please reload the page and sign in.';
  return reasonOf(error, uncertain);
}

/** The same for a form: under the fields that the server named, or in a sentence of its own. */
export function formFailure(error: unknown): FormFailure {
  return { errors: issueErrors(error), note: failureText(error) };
}
