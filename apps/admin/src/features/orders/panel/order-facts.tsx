import { deadlineText } from '@aw/contracts/moment-text';
import { serviceOf } from '@aw/contracts/orders/services';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Link } from 'react-router';
import { CopiedText, Fact, Facts } from '../../../resource-list/facts';
import { paidText } from '../money-labels';
import { jurisdictionLabel } from './jurisdiction-labels';

type OrderFactsProps = {
  order: StaffOrder;
  /** Shows the order ID among the facts, because the panel's head has no room for it. */
  hasId: boolean;
  /** Opens the dialog that assigns a writer; undefined if that is not possible. */
  onReassign: (() => void) | undefined;
};

/** Customer, deadline, writer and payment of the order. */
export function OrderFacts({ order, hasId, onReassign }: OrderFactsProps) {
  const { userId, name, email, phone, writer, dueAt, wordCount, price } = order;
  const billed = price.billedWords === wordCount ? '' : ` (priced as ${formatNumber(price.billedWords)})`;
  return (
    <Facts>
      <Fact name="Order ID">
        {hasId && (
          <CopiedText value={order.id} label="Copy order ID">
            <span className="font-mono">{order.id}</span>
          </CopiedText>
        )}
      </Fact>
      <Fact name="Student">
        {userId ? (
          <Link to={`/admin/people?${new URLSearchParams({ id: userId })}`}>{name ?? email ?? userId}</Link>
        ) : (
          name
        )}
      </Fact>
      <Fact name="Email">
        {email && (
          <CopiedText value={email} label="Copy email address">
            <span className="block truncate">{email}</span>
          </CopiedText>
        )}
      </Fact>
      <Fact name="Phone">{phone}</Fact>
      <Fact name="Writer">
        {writer?.name ?? <span className="font-normal text-ink-faint">Not assigned</span>}
        {onReassign && (
          <button
            type="button"
            onClick={onReassign}
            className="ms-1.5 text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-current"
          >
            {writer ? 'Reassign' : 'Assign'}
          </button>
        )}
      </Fact>
      <Fact name="Due">{dueAt && deadlineText(dueAt)}</Fact>
      <Fact name="Service">{serviceOf(order.service).title}</Fact>
      <Fact name="Words">{`${formatNumber(wordCount)}${billed}`}</Fact>
      <Fact name="Paid">{paidText(order)}</Fact>
      <Fact name="Jurisdiction">{jurisdictionLabel(order.jurisdiction)}</Fact>
    </Facts>
  );
}
