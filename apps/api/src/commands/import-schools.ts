import { readFile } from 'node:fs/promises';
import { importSchools } from '../modules/schools/import-schools';
import { runCommand } from './run-command';
import { withDatabase } from './with-database';

/** `pnpm import:schools FILE`: adds the schools of a universities file and reports what happened. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('No file given. Usage: npm run import:schools -- universities.json');
  process.exit(2);
}
await runCommand(async (config) => {
  const started = performance.now();
  const data: unknown = JSON.parse(await readFile(file, 'utf8'));
  const report = await withDatabase(config, (db) => importSchools(db, data));
  for (const row of report.broken) console.error(`Skipped row ${row.number}: ${row.problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${report.read} rows read, ${report.added} schools added, ${report.known} already in the list, ${report.broken.length} skipped, ${seconds} s`,
  );
});
