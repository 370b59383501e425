import type { DraftState } from './create-draft';

/** '9:30 PM' in the reader's zone unless one is given. */
export function clockText(at: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone }).format(new Date(at));
}

/** Where the draft is, in a line; nothing while nothing was typed. */
export function savedText(state: Exclude<DraftState, { status: 'elsewhere' }>, timeZone?: string): string {
  switch (state.status) {
    case 'clean':
      return '';
    case 'waiting':
      return 'Saving…';
    case 'saved':
      return `Saved at ${clockText(state.at, timeZone)}`;
    case 'failed':
      return `Not saved: ${state.reason}`;
  }
}
