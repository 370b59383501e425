import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withClient } from './with-client';

const replacement = path.resolve(import.meta.dirname, 'pg-replacement.mjs');

/**
 * Writes those of `psql`, `pg_dump` and `pg_restore` into a folder that are missing on this machine or too old for the
 * server. Returns a PATH with this folder first.
 */
export async function pgTools(folder: string, serverUrl: string): Promise<string> {
  const server = await serverVersion(serverUrl);
  const hasTool = (tool: string, minVersion: number) => (versionOf(tool) ?? 0) >= minVersion;
  const missing = [
    ...(hasTool('psql', 14) ? [] : ['psql']),
    ...(hasTool('pg_dump', server) && hasTool('pg_restore', server) ? [] : ['pg_dump', 'pg_restore']),
  ];
  for (const tool of missing)
    await writeFile(
      path.join(folder, tool),
      `#!/bin/sh\nSERVER_URL='${serverUrl}' exec '${process.execPath}' '${replacement}' ${tool} "$@"\n`,
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
  const { rows } = await withClient(url, (client) =>
    client.query<{ v: string }>("select current_setting('server_version_num') as v"),
  );
  return Math.floor(Number(rows[0]?.v) / 10_000);
}
