import type { ApiError } from '@aw/contracts/api-error';
import { agoText } from '@aw/contracts/duration-text';
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
