import type { ResponseOf } from '@aw/contracts/endpoint';
import { staffListWriters } from '@aw/contracts/orders/staff';
import { staffMe, staffOverview } from '@aw/contracts/staff/public';
import type { StaffApi } from '../services/staff-api';
import { callQuery } from './call-query';

/** Totals of the site and the things that need attention now. */
export function overviewQuery(api: StaffApi) {
  return callQuery(api, ['overview'], staffOverview, {});
}

/** The member of staff to whom the token belongs. */
export function meQuery(api: StaffApi) {
  return callQuery(api, ['me'], staffMe, {});
}

/** Writers with the number of their open orders, active ones first. */
export function writersQuery(api: StaffApi) {
  return callQuery(api, ['writers'], staffListWriters, {});
}

export type Overview = ResponseOf<typeof staffOverview>;

/** Number of rows in the list of all documents, including removed ones. */
export function listedDocuments({ presentDocuments, removed }: Overview): number {
  return presentDocuments + removed;
}
