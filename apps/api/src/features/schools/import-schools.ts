import { type Database, insertSchools, listSchoolNamesOutside } from '@aw/db';
import { type BrokenRow, importPrefix, readSchoolRows } from './read-school-rows';

export type ImportReport = { read: number; added: number; known: number; broken: BrokenRow[] };

const batch = 1000;

/** Adds the schools of a universities file that are not there yet, all or nothing; importing it again changes nothing. */
export async function importSchools(db: Database, data: unknown): Promise<ImportReport> {
  const { rows, broken } = readSchoolRows(data);
  // A school that people asked for, or that the demo brought, is not added a second time.
  const present = new Set((await listSchoolNamesOutside(db, importPrefix)).map((name) => name.toLowerCase()));
  const missing = rows.filter((row) => !present.has(row.name.toLowerCase()));
  const added = await db.transaction().execute(async (trx) => {
    let count = 0;
    for (let start = 0; start < missing.length; start += batch)
      count += await insertSchools(trx, missing.slice(start, start + batch));
    return count;
  });
  return { read: rows.length + broken.length, added, known: rows.length - added, broken };
}
