import { staffActivity } from '@aw/contracts/staff/public';
import { listDeletions } from '@aw/contracts/system/deletions';
import { callQuery } from '../../api/call-query';
import type { StaffApi } from '../../services/staff-api';

/** The newest documents and questions. */
export function activityQuery(api: StaffApi) {
  return callQuery(api, ['activity'], staffActivity, {});
}

/** Past Delete All actions, newest first. */
export function deletionsQuery(api: StaffApi) {
  return callQuery(api, ['deletions'], listDeletions, {});
}
