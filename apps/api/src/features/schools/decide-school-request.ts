import { schoolTypeOf } from '@aw/contracts/schools/school-types';
import type { SchoolRequest } from '@aw/contracts/schools/staff';
import { decideSchoolRequestRow, insertAudit, insertSchools, lockSchoolRequest } from '@aw/db';
import type { StaffContext } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { type SchoolRequestRow, toSchoolRequest } from './school-request.mapper';

/** Adds the requested school or declines it; a request that was decided stays as it is. */
export async function decideSchoolRequest(
  ctx: StaffContext,
  id: number,
  decision: 'add' | 'decline',
): Promise<SchoolRequest> {
  return ctx.db.transaction().execute(async (trx) => {
    const row: SchoolRequestRow | undefined = await lockSchoolRequest(trx, id);
    if (!row)
      throw new FeatureError(404, 'request.not_found', 'There is no such request. Please reload the list.');
    if (row.status !== 'open') return toSchoolRequest(row);
    const status = decision === 'add' ? 'added' : 'declined';
    if (decision === 'add') {
      await insertSchools(trx, [
        { name: row.name, type: schoolTypeOf(row.name), location: row.location, source_key: `request:${id}` },
      ]);
    }
    await decideSchoolRequestRow(trx, id, status);
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: `school_request.${status}`,
      target: `school_request:${id}`,
      before: { status: 'open' },
      after: { status, name: row.name },
    });
    return toSchoolRequest({ ...row, status });
  });
}
