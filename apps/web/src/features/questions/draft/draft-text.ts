import type { DraftState } from './create-draft';

/** '9:30 PM' in the reader's zone unless one is given. */
export function clockText(at: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone }).format(new Date(at));
}

/** Where the draft is, in a line; nothing while nothing was typed, or while two of them wait for a choice. */
export function savedText(state: DraftState, timeZone?: string): string {
  switch (state.status) {
    case 'clean':
    case 'elsewhere':
      return '';
    case 'waiting':
      return 'Saving…';
    case 'saved':
      return `Saved at ${clockText(state.at, timeZone)}`;
    case 'failed':
      return `Not saved: ${state.reason}`;
  }
}
