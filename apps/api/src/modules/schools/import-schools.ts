import { schoolTypeOf } from '@aw/contracts/schools/school-types';
import type { Database } from '@aw/db';
import * as schools from '@aw/db/schools';
import * as z from 'zod';
import { inTransaction } from '../../database/in-transaction';

type SchoolRow = { name: string; type: string; location: string | null; source_key: string };

type BrokenRow = { number: number; problem: string };

/** Prefix of the source keys of imported schools. */
const importPrefix = 'import|';

const entry = z.object({
  name: z.string().trim().min(2).max(200),
  country: z.string().trim().min(2).max(100),
  'state-province': z.string().trim().max(100).nullish(),
  domains: z.array(z.string()).nullish(),
});

export type ImportReport = { read: number; added: number; known: number; broken: BrokenRow[] };

const batchSize = 1000;

/** Adds the new schools of a universities file in one transaction. Importing the same file again changes nothing. */
export async function importSchools(db: Database, data: unknown): Promise<ImportReport> {
  const { rows, broken } = readSchoolRows(data);
  // A school that people requested or that came with the demo data is not added again.
  const existingNames = new Set(
    (await schools.listNamesWithoutPrefix(db, importPrefix)).map((name) => name.toLowerCase()),
  );
  const missing = rows.filter((row) => !existingNames.has(row.name.toLowerCase()));
  const added = await inTransaction({ db }, async ({ db }) => {
    let count = 0;
    for (let start = 0; start < missing.length; start += batchSize)
      count += await schools.insertMany(db, missing.slice(start, start + batchSize));
    return count;
  });
  return { read: rows.length + broken.length, added, known: rows.length - added, broken };
}

/** Reads the entries of a universities file. Invalid entries are skipped and reported by number, starting at 1. */
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
