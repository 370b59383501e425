import type { StaffOrder } from '@aw/contracts/orders/staff';
import { statusLabels } from '@aw/contracts/orders/states';
import { Badge } from '@aw/ui/primitives/badge';
import { TriangleAlert } from 'lucide-react';
import { dueLabel } from '../../../format/due-labels';
import { shortOrderNumber } from '../../../format/order-number';
import { PanelHead } from '../../../resource-list/panel-head';
import { statusTones } from '../status';

type OrderHeadProps = {
  id: string;
  order: StaffOrder | undefined;
  isBesideList: boolean;
  onClose: () => void;
};

/** Which order it is and where it stands. */
export function OrderHead({ id, order, isBesideList, onClose }: OrderHeadProps) {
  return (
    <PanelHead
      id={id}
      copyLabel="Copy order number"
      title={order ? (order.topic ?? 'No topic yet') : `Order ${shortOrderNumber(id)}`}
      isBesideList={isBesideList}
      onClose={onClose}
      status={
        order && (
          <span className="flex flex-wrap gap-x-3 gap-y-1.5">
            <Badge tone={statusTones[order.status]}>{statusLabels[order.status]}</Badge>
            {order.isLate && order.dueAt && (
              <Badge tone="danger" icon={TriangleAlert} isPlain>
                {dueLabel(order.dueAt, true)}
              </Badge>
            )}
          </span>
        )
      }
    />
  );
}
