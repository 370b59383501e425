import type { ApiError } from '@aw/contracts/api-error';
import { agoText } from '@aw/contracts/duration-text';
import type { SaveState } from './draft-saver';

type Place = { isStoredHere: boolean; hasAccount: boolean; isOnline: boolean };

/** Returns a sentence about where and when the draft was saved, or '' before anything is typed. */
export function savedText(
  state: SaveState,
  { isStoredHere, hasAccount, isOnline }: Place,
  now: number,
): string {
  if (state.status === 'clean') return '';
  const when = agoText(now - state.at);
  if (state.status === 'saved')
    return `Draft saved ${when} ${hasAccount ? 'in your account' : 'in this browser'}`;
  if (!isStoredHere) return 'Not saved yet: your browser blocks storage, so please keep this page open';
  const here = `Draft saved ${when} on this device`;
  if (state.status === 'retrying')
    return `${here}. ${isOnline ? 'We keep trying to save it in your order' : 'We save it in your order when you are back online'}`;
  if (state.status === 'refused') return `${here} only. ${refusalText(state.error)}`;
  return here;
}

function refusalText({ code, reason }: ApiError): string {
  // The form itself explains in detail why a service is not offered.
  return code === 'orders.jurisdiction'
    ? 'We save it in your order when you choose a service we can offer in your country.'
    : reason;
}
