import type { StaffTextDetail } from '@aw/contracts/content/staff';
import type { PolicyId } from '@aw/contracts/users/public';
import type { Caller } from './calls';

/** Adds a sentence to a policy as staff, as a change of `day`. */
export async function changePolicy(staff: Caller, id: PolicyId, day: string, summary: string): Promise<void> {
  const name = `policies/${id}`;
  const { source, versionId } = (await staff.get(`/api/admin/text?name=${name}`)).json<StaffTextDetail>();
  const answer = await staff.post('/api/admin/text', {
    name,
    source: `${source}\n\nA sentence of ${day}.\n`,
    change: { day, summary },
    note: 'A change',
    after: versionId,
  });
  if (answer.statusCode !== 200) throw new Error(`Publishing answered ${answer.statusCode}: ${answer.body}`);
}
