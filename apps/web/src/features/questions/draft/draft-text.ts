import { formatClock } from '@aw/ui/primitives/time';
import type { DraftState } from './create-draft';

/** Where the draft is, in a line; nothing while nothing was typed, or while two of them wait for a choice. */
export function savedText(state: DraftState, timeZone?: string): string {
  switch (state.status) {
    case 'clean':
    case 'elsewhere':
      return '';
    case 'waiting':
      return 'Saving…';
    case 'saved':
      return `Saved at ${formatClock(state.at, timeZone)}`;
    case 'failed':
      return `Not saved: ${state.reason}`;
  }
}
