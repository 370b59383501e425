import { type ReportKind, reportKinds } from '@aw/contracts/moderation/reasons';
import { caseStatuses, staffListCases, staffReadCase } from '@aw/contracts/moderation/staff';
import { callQuery } from '../../api/call-query';
import {
  always,
  listAddress,
  oneOf,
  oneOfOr,
  type StateOf,
  textLike,
} from '../../resource-list/list-address';
import { listPages } from '../../resource-list/use-loaded-rows';
import type { StaffApi } from '../../services/staff-api';

const caseId = new RegExp(`^(${reportKinds.join('|')})-([1-9]\\d{0,14})$`);

/** Address of the queue: the filters and the open post. */
export const moderationAddress = listAddress('/admin/moderation', {
  status: oneOfOr(caseStatuses, 'waiting'),
  kind: oneOf(reportKinds),
  q: always(''),
  id: textLike(caseId),
});

export type ModerationState = StateOf<typeof moderationAddress>;

/** Returns the kind and number of a post from its id. The console never opens a post with an id of another form. */
export function targetOf(id: string): { kind: ReportKind; id: number } {
  const [, name, number] = caseId.exec(id) ?? [];
  const kind = reportKinds.find((one) => one === name);
  if (!kind) throw new Error(`“${id}” is not the id of an entry.`);
  return { kind, id: Number(number) };
}

/** Posts of the queue, page by page. */
export function casesQuery(api: StaffApi, { status, kind }: ModerationState) {
  return listPages(['moderation', { status, kind }], (page, signal) =>
    api.page(staffListCases, { query: { status, kind, ...page }, signal }),
  );
}

/** One post with everything that a decision needs. */
export function caseQuery(api: StaffApi, id: string) {
  return callQuery(api, ['moderation case', id], staffReadCase, { params: targetOf(id) });
}
