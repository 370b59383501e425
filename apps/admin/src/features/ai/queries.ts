import { staffAiFigures } from '@aw/contracts/ai/staff';
import { queryOptions } from '@tanstack/react-query';
import { listAddress, oneOfOr } from '../../resource-list/list-address';
import type { StaffApi } from '../../services/staff-api';

export const aiViews = ['use', 'cost', 'speed', 'failures'] as const;
export type AiView = (typeof aiViews)[number];
/** Of how many days there are figures, as the address has it. */
export const aiPeriods = ['7', '30', '90'] as const;

/** What the address of the figures says: which ones, and of how many days. */
export const aiAddress = listAddress('/admin/ai', {
  show: oneOfOr(aiViews, 'use'),
  days: oneOfOr(aiPeriods, '30'),
});

/** The chat in figures, of so many days. */
export function aiFiguresQuery(api: StaffApi, days: (typeof aiPeriods)[number]) {
  return queryOptions({
    queryKey: ['ai', days],
    queryFn: ({ signal }) => api.call(staffAiFigures, { query: { days: Number(days) }, signal }),
  });
}
