import { type OrderStatus, statusLabels } from '@aw/contracts/orders/states';
import type { OrderCardProps } from '@aw/ui/patterns/order-card';
import {
  Ban,
  CircleCheck,
  Clock,
  FilePen,
  PackageCheck,
  PenLine,
  RotateCcw,
  TriangleAlert,
  Undo2,
  UserCheck,
} from 'lucide-react';

const styles: Record<OrderStatus, Pick<OrderCardProps['state'], 'tone' | 'icon'>> = {
  draft: { tone: 'neutral', icon: FilePen },
  awaiting_payment: { tone: 'caution', icon: Clock },
  paid: { tone: 'positive', icon: CircleCheck },
  assigned: { tone: 'accent', icon: UserCheck },
  in_progress: { tone: 'accent', icon: PenLine },
  delivered: { tone: 'positive', icon: PackageCheck },
  revision: { tone: 'accent', icon: RotateCcw },
  completed: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: Ban },
  refunded: { tone: 'neutral', icon: Undo2 },
  disputed: { tone: 'danger', icon: TriangleAlert },
};

/** Returns the label, tone and icon of a status. */
export function badgeOf(status: OrderStatus): OrderCardProps['state'] {
  return { label: statusLabels[status], ...styles[status] };
}
