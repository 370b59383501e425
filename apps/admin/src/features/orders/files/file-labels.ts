import type { OrderFile } from '@aw/contracts/orders/shapes';
import { formatFileSize } from '@aw/ui/primitives/file-size';

const roles: Record<OrderFile['role'], string> = {
  brief: 'instructions',
  message: 'with a message',
  draft: 'draft',
  delivery: 'finished work',
};

/** Sender and purpose of a file: 'Customer, instructions'. */
export function fileOrigin({ from, role }: Pick<OrderFile, 'from' | 'role'>): string {
  return `${from === 'customer' ? 'Customer' : 'Staff'}, ${roles[role]}`;
}

/** Progress of an upload: '1.20 of 2.00 MB sent'. */
export function sentText(sentBytes: number, sizeBytes: number): string {
  return `${formatFileSize(sentBytes).replace(/ ?MB$/, '')} of ${formatFileSize(sizeBytes)} sent`;
}
