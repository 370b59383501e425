import type { SchoolRequest } from '@aw/contracts/schools/staff';
import type { listSchoolRequests } from '@aw/db';

export type SchoolRequestRow = Awaited<ReturnType<typeof listSchoolRequests>>[number];

export function toSchoolRequest(row: SchoolRequestRow): SchoolRequest {
  return {
    id: row.id,
    name: row.name,
    location: row.location,
    status: row.status as SchoolRequest['status'],
    createdAt: row.created_at.toISOString(),
  };
}
