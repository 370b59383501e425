import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const standIn = path.resolve(import.meta.dirname, 'pg-stand-in.mjs');

/**
 * Writes `psql`, `pg_dump` and `pg_restore` into a folder for those that this machine lacks, or has too old for the
 * server, which refuses older ones; the real tools are used where they fit. Gives the value of PATH.
 */
export async function pgTools(folder: string, serverUrl: string): Promise<string> {
  const server = await serverVersion(serverUrl);
  const fits = (tool: string, least: number) => (versionOf(tool) ?? 0) >= least;
  const wanted = [
    ...(fits('psql', 14) ? [] : ['psql']),
    ...(fits('pg_dump', server) && fits('pg_restore', server) ? [] : ['pg_dump', 'pg_restore']),
  ];
  for (const tool of wanted)
    await writeFile(
      path.join(folder, tool),
      `#!/bin/sh\nSERVER_URL='${serverUrl}' exec '${process.execPath}' '${standIn}' ${tool} "$@"\n`,
      { mode: 0o755 },
    );
  return `${folder}:${process.env.PATH}`;
}

function versionOf(tool: string): number | undefined {
  try {
    const text = execFileSync(tool, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return Number(/(\d+)\.\d+/.exec(text)?.[1]);
  } catch {
    return undefined;
  }
}

async function serverVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ v: string }>("select current_setting('server_version_num') as v");
  await client.end();
  return Math.floor(Number(rows[0]?.v) / 10_000);
}
