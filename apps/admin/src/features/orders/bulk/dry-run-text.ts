import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffAssignOrders } from '@aw/contracts/orders/staff';
import { countOf, figure } from '../../../format/figures';

export type AssignResult = ResponseOf<typeof staffAssignOrders>['results'][number];

/** How many orders would change or did: those that get a writer and those that get another one. */
export function changedCount(results: readonly AssignResult[]): number {
  return results.filter(({ outcome }) => outcome !== 'skipped').length;
}

/** What a run does, in a sentence: '2 orders change, 1 is skipped because Hana K. has it already.' */
export function dryRunText(results: readonly AssignResult[]): string {
  const changed = changedCount(results);
  const reassigned = results.filter(({ outcome }) => outcome === 'reassigned').length;
  const parts = [changed === 0 ? 'No order will change' : countChanging(changed)];
  if (reassigned > 0) parts.push(`${figure(reassigned)} of them from another writer`);
  const skipped = skippedText(results.filter(({ outcome }) => outcome === 'skipped'));
  if (skipped) parts.push(skipped);
  return `${parts.join(', ')}.`;
}

/** What became of one order. */
export function outcomeText({ outcome, reason }: AssignResult): string {
  if (outcome === 'assigned') return 'Will get this writer.';
  if (outcome === 'reassigned') return 'Will move from another writer.';
  return `Will be skipped. ${reason ?? ''}`.trim();
}

function countChanging(count: number): string {
  return count === 1 ? '1 order will change' : `${countOf(count, 'order')} will change`;
}

function skippedText(skipped: readonly AssignResult[]): string | undefined {
  const [first] = skipped;
  if (!first) return undefined;
  const count = skipped.length === 1 ? '1 will be skipped' : `${figure(skipped.length)} will be skipped`;
  const { reason } = first;
  const isOneReason = skipped.every((other) => other.reason === reason);
  return reason && isOneReason ? `${count} because ${withinSentence(reason)}` : count;
}

/** A sentence of the server as the end of another one; names keep their capital. */
function withinSentence(reason: string): string {
  return reason.replace(/\.$/, '').replace(/^(It|There|This)\b/, (word) => word.toLowerCase());
}
