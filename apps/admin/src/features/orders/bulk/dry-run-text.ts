import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffAssignOrders } from '@aw/contracts/orders/staff';
import { countOf, figure } from '../../../format/figures';

export type AssignResult = ResponseOf<typeof staffAssignOrders>['results'][number];

/** Number of orders that would change or did: those that get a writer and those that get another one. */
export function changedCount(results: readonly AssignResult[]): number {
  return results.filter(({ outcome }) => outcome !== 'skipped').length;
}

/**
 * What a run would do, in a sentence: '2 orders will change, 1 will be skipped because Hana K. already has it.' With
 * `isDone`, what it did: '2 orders changed, 1 was skipped.'
 */
export function runText(results: readonly AssignResult[], isDone = false): string {
  const changed = changedCount(results);
  const reassigned = results.filter(({ outcome }) => outcome === 'reassigned').length;
  const count = changed === 0 ? 'No order' : countOf(changed, 'order');
  const parts = [`${count} ${isDone ? 'changed' : 'will change'}`];
  if (reassigned > 0) parts.push(`${figure(reassigned)} of them reassigned from another writer`);
  const skipped = skippedText(
    results.filter(({ outcome }) => outcome === 'skipped'),
    isDone,
  );
  if (skipped) parts.push(skipped);
  return `${parts.join(', ')}.`;
}

/** What became of one order. */
export function outcomeText({ outcome, reason }: AssignResult): string {
  if (outcome === 'assigned') return 'Will get this writer.';
  if (outcome === 'reassigned') return 'Will move to this writer from another one.';
  return `Will be skipped. ${reason ?? ''}`.trim();
}

function skippedText(skipped: readonly AssignResult[], isDone: boolean): string | undefined {
  const [first] = skipped;
  if (!first) return undefined;
  const was = skipped.length === 1 ? 'was' : 'were';
  const count = `${figure(skipped.length)} ${isDone ? was : 'will be'} skipped`;
  const { reason } = first;
  const isOneReason = skipped.every((other) => other.reason === reason);
  return reason && isOneReason ? `${count} because ${withinSentence(reason)}` : count;
}

/** A sentence of the server as the end of another one; names keep their capital. */
function withinSentence(reason: string): string {
  return reason.replace(/\.$/, '').replace(/^(It|There|This)\b/, (word) => word.toLowerCase());
}
