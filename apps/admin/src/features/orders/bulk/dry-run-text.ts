import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffAssignOrders } from '@aw/contracts/orders/staff';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';

export type AssignResult = ResponseOf<typeof staffAssignOrders>['results'][number];

/** Number of orders that change: those that get a writer or a different one. */
export function changedCount(results: readonly AssignResult[]): number {
  return results.filter(({ outcome }) => outcome !== 'skipped').length;
}

/**
 * Describes the result of a dry run: '2 orders will change, 1 will be skipped because Hana K. already has it.' With
 * `isDone`, the result of the run: '2 orders changed, 1 was skipped.'
 */
export function runText(results: readonly AssignResult[], isDone = false): string {
  const changed = changedCount(results);
  const reassigned = results.filter(({ outcome }) => outcome === 'reassigned').length;
  const count = changed === 0 ? 'No order' : formatCount(changed, 'order');
  const parts = [`${count} ${isDone ? 'changed' : 'will change'}`];
  if (reassigned > 0) parts.push(`${formatNumber(reassigned)} of them reassigned from another writer`);
  const skipped = skippedText(
    results.filter(({ outcome }) => outcome === 'skipped'),
    isDone,
  );
  if (skipped) parts.push(skipped);
  return `${parts.join(', ')}.`;
}

/** Describes what would happen to one order. */
export function outcomeText({ outcome, reason }: AssignResult): string {
  if (outcome === 'assigned') return 'Will get this writer.';
  if (outcome === 'reassigned') return 'Will move to this writer from another one.';
  return `Will be skipped. ${reason ?? ''}`.trim();
}

function skippedText(skipped: readonly AssignResult[], isDone: boolean): string | undefined {
  const [first] = skipped;
  if (!first) return undefined;
  const verb = skipped.length === 1 ? 'was' : 'were';
  const count = `${formatNumber(skipped.length)} ${isDone ? verb : 'will be'} skipped`;
  const { reason } = first;
  const isOneReason = skipped.every((other) => other.reason === reason);
  return reason && isOneReason ? `${count} because ${withinSentence(reason)}` : count;
}

/** Turns a sentence of the server into the end of another one. Names keep their capital letter. */
function withinSentence(reason: string): string {
  return reason.replace(/\.$/, '').replace(/^(It|There|This)\b/, (word) => word.toLowerCase());
}
