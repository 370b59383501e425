import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { withClient } from '@aw/dev/pg-client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './cluster';
import { killAll, startApi } from './processes';
import {
  type Block,
  blocksOf,
  executedBlocks,
  type Installation,
  nameOf,
  openInstallation,
  quotesOf,
  runbooks,
  sources,
} from './runbooks';
import { visit } from './visitor';

let cluster: Cluster;
let installation: Installation;

async function startInstallation(): Promise<void> {
  cluster = await startCluster();
  installation = await openInstallation(cluster);
}
async function endInstallation(): Promise<void> {
  await killAll();
  await installation.close();
  await cluster.close();
}

/** Returns the blocks of a section. Their number must match, so that none is forgotten here. */
function section(runbook: string, name: string, count: number): [Block, Block, Block, Block] {
  const blocks = blocksOf(runbook).filter((block) => block.section === name);
  expect([name, blocks.length]).toEqual([name, count]);
  // Callers use no more blocks than `count`.
  return blocks as [Block, Block, Block, Block];
}

const start = async (ROLES: string) => {
  const api = await startApi({ ...cluster.env, ROLES });
  await api.started();
  return api;
};
/** Settings of an installation with an embedded database. */
const embedded = { DATABASE_URL: '', DATA_DIR: '' };
const pdf = (words: string) => `%PDF-1.4\n% ${words}\n%%EOF\n`;

describe('one installation', () => {
  beforeAll(startInstallation);
  afterAll(endInstallation);
  afterEach(killAll);

  it('[R1] start.md: the database can be queried, and an administrator can be invited', async () => {
    await (await start('http')).stop();
    const [connect] = section('start.md', 'On one machine', 1);
    expect(await installation.run(connect, embedded, 'select count(*) from users;')).toMatch(/\b0\b/);
    const [invite] = section('start.md', 'Staff', 1);
    expect(await installation.run(invite, { ADMIN_ORIGIN: 'https://console.example' })).toContain(
      'https://console.example/',
    );
  });

  it('[R3] restore.md: rows and files of a backup can be restored', async () => {
    const bytes = pdf('kept');
    const before = await start('http');
    const person = await visit(before.origin);
    const id = await person.upload({ bytes });
    const [backUp, backUpEmbedded] = section('restore.md', 'Back up, daily and before every update', 2);
    await installation.run(backUp);
    expect(await installation.run(backUpEmbedded, embedded)).toMatch(/Z: \d+ tables, 1 stored files/);
    const late = await person.upload({ bytes: pdf('after the backup') });
    expect(await before.stop()).toBe(0);

    await rm(path.join(cluster.dataDir, 'files/objects'), { recursive: true });
    const [shell, create, restore, swap] = section('restore.md', 'Restore', 4);
    const postgres = cluster.server.url('postgres');
    await makeTemplate();
    await installation.run(create, { DATABASE_URL: postgres });
    await installation.run(restore);
    await installation.run(swap, { DATABASE_URL: postgres });
    await expectRestored();

    // Restores again, like an installation with an embedded database and from the backup of that kind.
    await rm(path.join(cluster.dataDir, 'files/objects'), { recursive: true });
    const inPostgres = ({ code }: Block) =>
      code
        .split(';')
        .filter((statement) => statement.trim() !== '')
        .map((statement) => `psql "\${DATABASE_URL%/*}/postgres" --command='${statement.trim()}'`);
    const steps = [
      ...inPostgres({ ...swap, code: 'drop database workshop_before' }),
      ...inPostgres(create),
      restore.code,
      ...inPostgres(swap),
    ];
    expect(await installation.run(shell, embedded, ['set -e', ...steps].join('\n'))).toMatch(
      /^Restored and checked: \d+ tables/m,
    );
    await expectRestored();

    async function expectRestored(): Promise<void> {
      const after = await start('http');
      const file = (documentId: number) =>
        fetch(`${after.origin}/api/documents/${documentId}/file`, { headers: { cookie: person.cookie } });
      const stored = await file(id);
      const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
      expect(hash(await stored.bytes())).toBe(hash(bytes));
      expect((await file(late)).status).toBe(404);
      expect(await after.stop()).toBe(0);
    }
  });

  it('[R1] failed-jobs.md: failed jobs are listed with their reasons and can be repeated', async () => {
    const api = await start('http');
    const person = await visit(api.origin);
    const lost = await person.upload({ bytes: pdf('lost') });
    await cluster.ask("update jobs.job set retry_limit = 0 where name = 'process-document'");
    const [file] = await cluster.ask<{ storage_key: string }>(
      'select storage_key from files join documents on sha256 = file_sha256 where id = $1',
      [lost],
    );
    await rm(path.join(cluster.dataDir, 'files/objects', file?.storage_key ?? ''));
    await cluster.ask(`insert into jobs.job (name, data, retry_limit, dead_letter)
      values ('notify-followers', '{"questionId": "none", "answerId": 1}', 0, 'failed-notify-followers')`);
    const worker = await start('worker');
    const [documents, waiting] = section('failed-jobs.md', 'See what failed', 2);
    await expect
      .poll(() => installation.run(documents), { timeout: 60_000 })
      .toMatch(/notes\.pdf.*No file is stored under the key/);
    await expect
      .poll(() => installation.run(waiting), { timeout: 60_000 })
      .toMatch(/failed-notify-followers.*invalid input/);
    await worker.stop();
    const [redrive] = section('failed-jobs.md', 'Try again', 1);
    await installation.run(redrive);
    expect(await installation.run(waiting)).toBe('[]');

    const [issue] = section('failed-jobs.md', 'Newsletter issue', 1);
    expect(await installation.run(issue, { id: crypto.randomUUID() })).toContain('is being sent to');
    const id = await person.upload({ bytes: pdf('forgotten') });
    await cluster.ask("delete from jobs.job where name = 'process-document'");
    await cluster.ask("update documents set uploaded_at = now() - interval '2 hours' where id = $1", [id]);
    const [find, again] = section('failed-jobs.md', 'Documents that wait without a job', 2);
    expect(await installation.run(find)).toBe(`[{"id":"${id}"}]`);
    await installation.run(again, { id: String(id) });

    await cluster.ask("update documents set status = 'published', reread_problem = 'failed' where id = $1", [
      id,
    ]);
    const [rereads, mark] = section('failed-jobs.md', 'Documents that are read again', 2);
    expect(await installation.run(rereads)).toContain('failed');
    await installation.run(mark);
    expect(await installation.run(rereads)).not.toContain('failed');

    await cluster.ask('update documents set search_version = -1 where id = $1', [id]);
    const [index] = section('failed-jobs.md', 'Documents that could not be indexed for search', 1);
    await installation.run(index);
    expect(await cluster.ask('select search_version from documents where id = $1', [id])).toEqual([
      { search_version: 0 },
    ]);
  });

  /** Creates the database `template` with the tables of this release, which the replacement for pg_restore copies. */
  async function makeTemplate(): Promise<void> {
    const url = cluster.server.url('template');
    await withClient(cluster.server.url('postgres'), (client) => client.query('create database template'));
    const migrating = await startApi({ ...cluster.env, DATABASE_URL: url }, ['migrate']);
    expect(await migrating.ended).toBe(0);
  }
});

describe('an update', () => {
  beforeEach(startInstallation);
  afterEach(endInstallation);

  it('[R1] update.md: a session that blocks a migration is found and ended, and the migration continues', async () => {
    const holder = new pg.Client({ connectionString: cluster.directUrl, application_name: 'a long report' });
    holder.on('error', () => {});
    await holder.connect();
    await holder.query('begin; create extension citext');
    const [migrate] = section('update.md', '', 2);
    const migrating = installation.run(migrate);
    await expect
      .poll(() => installation.printed(), { timeout: 60_000 })
      .toContain('could not lock its tables within 2 s');
    const pid = /process (\d+) "a long report"/.exec(installation.printed())?.[1] ?? '';
    const [who, end] = section('update.md', 'Migrations do not run', 2);
    expect(await installation.run(who)).toMatch(
      new RegExp(`"pid":${pid},"application_name":"a long report"`),
    );
    await installation.run(end, { pid });
    expect(await migrating).toMatch(/^Ran \d+ migrations: 0001-people, /m);
    const [newest] = section('update.md', 'Roll back', 1);
    expect(await installation.run(newest)).toMatch(/"max":"\d{4}-/);
    await (await start('http')).stop();
  });

  it('[R1] update.md: migrations that the previous release cannot work with run only with the option for it', async () => {
    const [migrate, allowing] = section('update.md', '', 2);
    await installation.run(migrate);
    // Leaves the job queue of a previous release, and nothing else.
    await cluster.ask('drop schema public cascade');
    await cluster.ask('create schema public');
    await expect(installation.run(migrate)).rejects.toThrow(
      'The running release cannot work with 0001-people, ',
    );
    expect(await cluster.ask("select to_regclass('users') as found")).toEqual([{ found: null }]);
    expect(await installation.run(allowing)).toMatch(/^Ran \d+ migrations: 0001-people, /m);
    await (await start('http')).stop();
  });
});

describe('every runbook', () => {
  const otherRunbooks = runbooks.filter(
    (name) => !['start.md', 'restore.md', 'failed-jobs.md', 'update.md'].includes(name),
  );

  it.each(otherRunbooks)('[R1] all blocks of %s can be run in order', async (name) => {
    await startInstallation();
    try {
      await start('http');
      for (const block of blocksOf(name)) await installation.run(block);
    } finally {
      await endInstallation();
    }
  });

  it('[R1] the runbooks quote only messages of our programs', () => {
    const quotes = runbooks.flatMap(quotesOf);
    expect(quotes.length).toBeGreaterThan(5);
    expect(quotes.filter((words) => !sources.includes(words))).toEqual([]);
  });

  it('[R1] every command of the runbooks was run by these tests', () => {
    const blocks = runbooks.flatMap(blocksOf).map(nameOf);
    expect(blocks.length).toBeGreaterThan(10);
    expect(blocks.filter((name) => !executedBlocks.has(name))).toEqual([]);
  });
});
