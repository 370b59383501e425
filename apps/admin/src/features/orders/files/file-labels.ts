import type { OrderFile } from '@aw/contracts/orders/shapes';
import { formatFileSize } from '@aw/ui/primitives/file-size';
import type { StatusTone } from '../status';

const roles: Record<OrderFile['role'], string> = {
  brief: 'instructions',
  message: 'with a message',
  draft: 'draft',
  delivery: 'finished work',
};

/** Who added a file and what for: 'Customer, instructions'. */
export function fileOrigin({ from, role }: Pick<OrderFile, 'from' | 'role'>): string {
  return `${from === 'customer' ? 'Customer' : 'Staff'}, ${roles[role]}`;
}

/** The result of a file's checks; undefined for one that passed. */
export function fileStatus(status: OrderFile['status']): { label: string; tone: StatusTone } | undefined {
  if (status === 'checking') return { label: 'Being checked', tone: 'accent' };
  if (status === 'refused') return { label: 'Not accepted', tone: 'danger' };
  return undefined;
}

/** How much of a file is sent: '1.20 of 2.00 MB sent'. */
export function sentWords(sentBytes: number, sizeBytes: number): string {
  return `${formatFileSize(sentBytes).replace(/ ?MB$/, '')} of ${formatFileSize(sizeBytes)} sent`;
}
