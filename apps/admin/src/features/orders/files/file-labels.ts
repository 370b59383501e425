import type { OrderFile } from '@aw/contracts/orders/shapes';
import { formatFileSize } from '@aw/ui/primitives/file-size';
import type { StatusTone } from '../status';

const roles: Record<OrderFile['role'], string> = {
  brief: 'brief',
  message: 'with a message',
  draft: 'draft',
  delivery: 'finished work',
};

/** Who added a file and what for: 'Customer, brief'. */
export function fileOrigin({ from, role }: Pick<OrderFile, 'from' | 'role'>): string {
  return `${from === 'customer' ? 'Customer' : 'Staff'}, ${roles[role]}`;
}

/** Where a file stands in its checks; nothing to say of one that passed. */
export function fileStatus(status: OrderFile['status']): { label: string; tone: StatusTone } | undefined {
  if (status === 'checking') return { label: 'Being checked', tone: 'accent' };
  if (status === 'refused') return { label: 'Not accepted', tone: 'danger' };
  return undefined;
}

/** How far the bytes have come: '1.20 of 2.00 MB sent'. */
export function sentWords(sentBytes: number, sizeBytes: number): string {
  return `${formatFileSize(sentBytes).replace(/ MB$/, '')} of ${formatFileSize(sizeBytes)} sent`;
}
