import { ApiError } from '@aw/contracts/api-error';

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
    return 'You were signed out in this browser. Please load the page again and sign in.';
  if (error instanceof ApiError) return error.reason;
  return 'Something went wrong. Nothing was changed; please try again.';
}

/** What the server has against one field of a form. */
export function issueAt(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.issues.find((issue) => issue.path === path)?.message;
}
