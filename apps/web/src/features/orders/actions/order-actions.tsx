import type { Order } from '@aw/contracts/orders/public';
import { isWorkDue } from '@aw/contracts/orders/states';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { CancelOrder } from './cancel-order';
import { ChangeBrief } from './change-brief';
import { OrderAgain } from './order-again';
import { WithdrawOrder } from './withdraw-order';

/** What the customer may do with the order in its present state, under its progress. */
export function OrderActions({ order, now }: { order: Order; now: Date }) {
  const { status, moves, withdrawableUntil, placedAt, isBeingPaid } = order;
  const isUnpaid = status === 'awaiting_payment' || status === 'draft';
  const isWithdrawable = withdrawableUntil !== null && new Date(withdrawableUntil) > now;
  return (
    <div className="mt-6 grid justify-items-start gap-1 print:hidden [&>*]:px-3.5 [&>*]:text-14">
      {isUnpaid && !isBeingPaid && (
        <Button asChild>
          <Link to={paths.payOrder(order.id)}>Change the brief</Link>
        </Button>
      )}
      {isWorkDue(status) && <ChangeBrief order={order} />}
      {placedAt !== null && !isUnpaid && <OrderAgain order={order} />}
      {moves.includes('cancel') && !isBeingPaid && <CancelOrder order={order} />}
      {moves.includes('withdraw') && isWithdrawable && <WithdrawOrder order={order} />}
    </div>
  );
}
