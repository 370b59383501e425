import { staffAiFigures } from '@aw/contracts/ai/staff';
import { callQuery } from '../../api/call-query';
import { listAddress, oneOfOr } from '../../resource-list/list-address';
import type { StaffApi } from '../../services/staff-api';

const aiViews = ['use', 'cost', 'speed', 'failures'] as const;
export type AiView = (typeof aiViews)[number];
/** Periods in days, as they appear in the address. */
export const aiPeriods = ['7', '30', '90'] as const;

/** Address of the figures: the table and the period. */
export const aiAddress = listAddress('/admin/ai', {
  show: oneOfOr(aiViews, 'use'),
  days: oneOfOr(aiPeriods, '30'),
});

/** Figures of the AI chat for a number of days. */
export function aiFiguresQuery(api: StaffApi, days: (typeof aiPeriods)[number]) {
  return callQuery(api, ['ai', days], staffAiFigures, { query: { days: Number(days) } });
}
