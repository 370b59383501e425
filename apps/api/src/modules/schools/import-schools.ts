import { schoolTypeOf } from '@aw/contracts/schools/school-types';
import type { Database } from '@aw/db';
import * as schools from '@aw/db/schools';
import * as z from 'zod';
import { inTransaction } from '../../database/in-transaction';

type SchoolRow = { name: string; type: string; location: string | null; source_key: string };

type BrokenRow = { number: number; problem: string };

/** Begins the source key of every imported school. */
const importPrefix = 'import|';

const entry = z.object({
  name: z.string().trim().min(2).max(200),
  country: z.string().trim().min(2).max(100),
  'state-province': z.string().trim().max(100).nullish(),
  domains: z.array(z.string()).nullish(),
});

export type ImportReport = { read: number; added: number; known: number; broken: BrokenRow[] };

const batch = 1000;

/** Adds the schools of a universities file that are not there yet, all or nothing; importing it again changes nothing. */
export async function importSchools(db: Database, data: unknown): Promise<ImportReport> {
  const { rows, broken } = readSchoolRows(data);
  // A school that people asked for, or that the demo brought, is not added a second time.
  const present = new Set(
    (await schools.listSchoolNamesOutside(db, importPrefix)).map((name) => name.toLowerCase()),
  );
  const missing = rows.filter((row) => !present.has(row.name.toLowerCase()));
  const added = await inTransaction({ db }, async ({ db }) => {
    let count = 0;
    for (let start = 0; start < missing.length; start += batch)
      count += await schools.insertSchools(db, missing.slice(start, start + batch));
    return count;
  });
  return { read: rows.length + broken.length, added, known: rows.length - added, broken };
}

/** Reads the entries of a universities file; what is broken is told by its number, counted from 1, and left out. */
function readSchoolRows(data: unknown): { rows: SchoolRow[]; broken: BrokenRow[] } {
  if (!Array.isArray(data))
    throw new Error('The file must contain a JSON array of schools with name and country.');
  const rows: SchoolRow[] = [];
  const broken: BrokenRow[] = [];
  data.forEach((value: unknown, index) => {
    const result = entry.safeParse(value);
    if (!result.success) {
      const [issue] = result.error.issues;
      broken.push({
        number: index + 1,
        problem: `${issue?.path.join('.') || 'entry'}: ${issue?.message ?? 'is not valid'}`,
      });
      return;
    }
    const { name, country, domains, 'state-province': state } = result.data;
    const location = [state, country].filter(Boolean).join(', ');
    // Two schools may share name and place; their domains tell them apart.
    const source_key = importPrefix + [name, location, domains?.[0] ?? ''].join('|').toLowerCase();
    rows.push({ name, type: schoolTypeOf(name), location, source_key });
  });
  return { rows, broken };
}
