import type { StaffTextDetail } from '@aw/contracts/content/staff';
import type { PolicyId } from '@aw/contracts/users/public';
import type { signedInStaff } from './staff';

type Staff = Pick<Awaited<ReturnType<typeof signedInStaff>>, 'inject'>;

/** Adds a sentence to a policy as staff, as a change of `day`. */
export async function changePolicy(staff: Staff, id: PolicyId, day: string, summary: string): Promise<void> {
  const name = `policies/${id}`;
  const { source, versionId } = (
    await staff.inject({ url: `/api/admin/text?name=${name}` })
  ).json<StaffTextDetail>();
  const answer = await staff.inject({
    method: 'POST',
    url: '/api/admin/text',
    payload: {
      name,
      source: `${source}\n\nA sentence of ${day}.\n`,
      change: { day, summary },
      note: 'A change',
      after: versionId,
    },
  });
  if (answer.statusCode !== 200) throw new Error(`Publishing answered ${answer.statusCode}: ${answer.body}`);
}
