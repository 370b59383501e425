import policies from '@aw/content/policies';
import { policyVersion } from '@aw/contracts/content/policy-version';
import type { StaffTextDetail } from '@aw/contracts/content/staff';
import type { PolicyId } from '@aw/contracts/users/public';
import { dayMs } from '../config/durations';
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

/** Returns the version of a policy that the site was built with. */
export function builtVersion(id: PolicyId): string {
  const policy = policies.find((built) => built.id === id);
  if (!policy) throw new Error(`The site was built without the policy "${id}".`);
  return policyVersion(policy);
}

/** Returns the earliest date of a change of a policy that the site was built with. */
export function dayOfNextChange(id: PolicyId): string {
  return new Date(Date.parse(builtVersion(id)) + dayMs).toISOString().slice(0, 10);
}
