import type { ApiError } from '@aw/contracts/api-error';
import type { SaveState } from './draft-saver';

type Place = { isStoredHere: boolean; hasAccount: boolean };

/** Where the draft is and since when, in a line; '' while nothing was typed. */
export function savedText(state: SaveState, { isStoredHere, hasAccount }: Place, now: number): string {
  if (state.status === 'clean') return '';
  const when = agoText(now - state.at);
  if (state.status === 'saved')
    return `Draft saved ${when} ${hasAccount ? 'in your account' : 'for this browser'}`;
  if (!isStoredHere)
    return 'Not saved yet: this browser does not store anything, so please keep the page open';
  const here = `Draft saved ${when} on this device`;
  if (state.status === 'offline') return `${here}; it will be sent as soon as the server can be reached`;
  if (state.status === 'refused') return `${here} only. ${refusalText(state.error)}`;
  return here;
}

function refusalText({ code, reason }: ApiError): string {
  // The form itself tells at length why a service is not offered.
  return code === 'orders.jurisdiction'
    ? 'It will be sent once you choose a service that is offered there.'
    : reason;
}

/** 'just now', '12 seconds ago', '3 minutes ago'. */
export function agoText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${seconds} seconds ago`;
  const [count, unit] =
    seconds < 3600
      ? [Math.floor(seconds / 60), 'minute']
      : seconds < 86_400
        ? [Math.floor(seconds / 3600), 'hour']
        : [Math.floor(seconds / 86_400), 'day'];
  return count === 1 ? `1 ${unit} ago` : `${count.toLocaleString('en')} ${unit}s ago`;
}
