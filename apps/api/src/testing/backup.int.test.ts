import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openDatabase } from '@aw/db';
import { pgTools } from '@aw/dev/pg-tools';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { contentKey, pageImageKey } from '../adapters/files/file-keys';
import { openFolderStore } from '../adapters/files/folder-store';
import { createS3Store } from '../adapters/files/s3-store';
import { buildApp } from '../app';
import { runBackupScript, s3Settings } from './backup-scripts';
import { beforeTests } from './before-tests';
import { uniquePdf } from './make-pdf';
import { multipart } from './multipart';
import { insertRows, selectRows } from './rows';
import { startS3Peer } from './s3-peer';
import { useTestApp } from './test-app';
import { signedIn } from './user';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const user = beforeTests(() => signedIn(test.app));
let folder: string;
let toolsPath: string;

beforeAll(async () => {
  for (const pages of [1, 2, 3]) {
    const fields = { title: `Übungen über Wärme ${pages}` };
    expect((await user.upload(await uniquePdf(pages), { fields })).statusCode).toBe(201);
  }
  await test.processAll();
  // A document that has not been checked yet.
  await user.upload(await uniquePdf());
  // A file that is not published yet.
  const draft = multipart({}, { name: 'draft.pdf', bytes: await uniquePdf() });
  const sent = await user.inject({ method: 'POST', url: '/api/documents/suggest', ...draft });
  expect(sent.statusCode).toBe(201);
  // After an erasure there is a row of a file without bytes.
  const none = sha256(new Uint8Array());
  await sql`insert into files (sha256, size_bytes, storage_key) values (${none}, 0, ${`files/none/${none}`})`.execute(
    test.ctx.db,
  );
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aw-backup-'));
  toolsPath = await pgTools(folder, inject('serverUrl'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Place = { databaseUrl: string; dataDir: string };
const here = (): Place => ({ databaseUrl: test.databaseUrl, dataDir: test.ctx.config.DATA_DIR });

const runScript = (name: string, argument: string, place: Place, more: Record<string, string> = {}) =>
  runBackupScript(name, argument, {
    PATH: toolsPath,
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    ...more,
  });

async function backUp(): Promise<string> {
  const backups = path.join(folder, 'backups');
  const { code, output } = await runScript('backup.sh', backups, here());
  expect([code, output]).toEqual([0, expect.stringContaining('stored files')]);
  const [name = ''] = await readdir(backups);
  return path.join(backups, name);
}

/** Creates an empty database and an empty data folder. */
async function emptyPlace(): Promise<Place & { drop: () => Promise<void> }> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: inject('serverUrl') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await ask(`create database ${name}`);
  return {
    databaseUrl: test.databaseUrl.replace(/\/[^/]+$/, `/${name}`),
    dataDir: path.join(folder, 'restored'),
    drop: () => ask(`drop database ${name} with (force)`),
  };
}

const hasAws = spawnSync('sh', ['-c', 'command -v aws']).status === 0;

async function pictureKeys(): Promise<string[]> {
  const pages = await test.ctx.db
    .selectFrom('document_pages as p')
    .innerJoin('documents as d', 'd.id', 'p.document_id')
    .select(['d.file_sha256', 'p.number'])
    .execute();
  return pages.flatMap(({ file_sha256, number }) =>
    (['page', 'thumb'] as const).map((size) => pageImageKey(file_sha256, number, size)),
  );
}

const someKey = async () => {
  const { file_sha256: hash } = await test.ctx.db
    .selectFrom('documents')
    .select('file_sha256')
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { original: contentKey(hash), picture: pageImageKey(hash, 1, 'thumb') };
};
const stored = (key: string) => path.join(test.ctx.config.DATA_DIR, 'files/objects', key);

describe('backup and restore', () => {
  it('[R3] rows and bytes of a restored installation equal those that were backed up during uploads', async () => {
    let isBackingUp = true;
    const late: number[] = [];
    const uploading = (async () => {
      while (isBackingUp) late.push((await user.upload(await uniquePdf())).statusCode);
    })();
    const backup = await backUp().finally(() => {
      isBackingUp = false;
    });
    await uploading;
    expect(new Set(late)).toEqual(new Set([201]));

    const place = await emptyPlace();
    const { code, output } = await runScript('restore.sh', backup, place);
    expect([code, output]).toEqual([0, expect.stringContaining('Restored and checked')]);
    const restored = openDatabase({ url: place.databaseUrl, maxConnections: 2 });
    const counts = (await readFile(path.join(backup, 'counts.tsv'), 'utf8')).trim().split('\n');
    expect(counts.length).toBeGreaterThan(50);
    for (const line of counts) {
      const [table = '', count] = line.split('\t');
      const { rows } = await sql<{ n: string }>`select count(*)::text as n from ${sql.table(table)}`.execute(
        restored.db,
      );
      expect([table, rows[0]?.n]).toEqual([table, count]);
    }
    const files = await openFolderStore({ root: path.join(place.dataDir, 'files'), isNew: false });
    const { db } = restored;
    const app = await buildApp({ ...test.ctx, db, readDb: db, cacheDb: db, files });
    const documents = await restored.db.selectFrom('documents').selectAll().execute();
    expect(documents.length).toBeGreaterThanOrEqual(4);
    for (const { id, file_sha256 } of documents) {
      const url = `/api/documents/${id}/file`;
      const { rawPayload } = await app.inject({ url, headers: { cookie: user.cookie } });
      expect(sha256(rawPayload)).toBe(file_sha256);
    }
    const pages = await restored.db.selectFrom('document_pages').selectAll().execute();
    expect(pages).toHaveLength(6);
    for (const { document_id, number } of pages) {
      const url = `/api/documents/${document_id}/pages/${number}/image`;
      const ask = (from: typeof app) => from.inject({ url, headers: { cookie: user.cookie } });
      const [before, after] = await Promise.all([ask(test.app), ask(app)]);
      expect([after.statusCode, sha256(after.rawPayload)]).toEqual([200, sha256(before.rawPayload)]);
    }
    // The functions of the search index work, which a restore creates without a search path.
    await sql`update documents set search_version = search_version where status = 'published'`.execute(
      restored.db,
    );
    await sql`update document_pages set text = text || ' Crème brûlée' where number = 1`.execute(restored.db);
    for (const q of ['ubungen', 'WÄRME', 'creme brulée']) {
      const response = await app.inject({ url: `/api/documents/teasers?q=${encodeURIComponent(q)}` });
      expect([q, response.json<unknown[]>().length]).toEqual([q, 3]);
    }
    await app.close();
    await restored.db.destroy();
    await place.drop();
  });

  it('[R3] each of 1,000 files is restored with its bytes', async () => {
    const { db, files } = test.ctx;
    const contents = Array.from({ length: 1_000 }, (_, at) => Buffer.from(`file ${at} of a large library`));
    const rows = contents.map((bytes) => ({
      sha256: sha256(bytes),
      size_bytes: bytes.length,
      storage_key: contentKey(sha256(bytes)),
    }));
    await insertRows(test, 'files', rows);
    for (const [at, { storage_key }] of rows.entries())
      await files.put(storage_key, contents[at] ?? Buffer.of());
    const place = await emptyPlace();
    try {
      const { code, output } = await runScript('restore.sh', await backUp(), place);
      expect([code, output]).toEqual([0, expect.stringContaining('Restored and checked')]);
      const restored = openDatabase({ url: place.databaseUrl, maxConnections: 2 });
      const kept = await restored.db.selectFrom('files').selectAll().where('size_bytes', '>', 0).execute();
      await restored.db.destroy();
      expect(kept.length).toBeGreaterThan(1_000);
      for (const each of kept)
        expect(sha256(await readFile(path.join(place.dataDir, 'files/objects', each.storage_key)))).toBe(
          each.sha256,
        );
    } finally {
      await db
        .deleteFrom('files')
        .where(
          'sha256',
          'in',
          rows.map((row) => row.sha256),
        )
        .execute();
      for (const { storage_key } of rows) await files.remove(storage_key);
      await place.drop();
    }
  });

  it.runIf(hasAws)(
    '[R3] a backup of a bucket leaves out files that are still arriving, and fails if a stored file is missing',
    async () => {
      const from = await startS3Peer();
      const stored = createS3Store(from.options);
      const rows = (await selectRows(test, 'files')).filter((row) => row.size_bytes > 0);
      const keys = [...rows.map((row) => row.storage_key), ...(await pictureKeys())];
      for (const key of keys) await stored.put(key, await buffer(await test.ctx.files.read(key)));
      expect(keys).toHaveLength(rows.length + 12);
      await stored.stage(Readable.from(['still arriving']));

      const backups = path.join(folder, 'backups');
      const backup = await runScript('backup.sh', backups, here(), s3Settings(from.options));
      expect([backup.code, backup.output]).toEqual([0, expect.stringContaining('stored files')]);
      const [name = ''] = await readdir(backups);
      expect((await readdir(path.join(backups, name, 'files'))).sort()).toEqual(['files', 'pages']);
      for (const key of keys)
        expect(sha256(await readFile(path.join(backups, name, 'files', key)))).toBe(
          sha256(await buffer(await stored.read(key))),
        );

      await stored.remove(keys[0] ?? '');
      const broken = await runScript(
        'backup.sh',
        path.join(folder, 'more'),
        here(),
        s3Settings(from.options),
      );
      expect([broken.code, broken.output]).toEqual([1, expect.stringContaining(keys[0] ?? '')]);
      stored.close();
      await from.close();
    },
  );

  it.runIf(process.platform === 'linux')(
    '[R3] other users of the machine can read neither a backup nor the password that it uses',
    async () => {
      const seen: string[] = [];
      const watching = setInterval(() => void commandLines().then((lines) => seen.push(...lines)), 5);
      const backup = await backUp();
      clearInterval(watching);
      expect(((await stat(backup)).mode & 0o077).toString(8)).toBe('0');
      const { password } = new URL(test.databaseUrl);
      expect(seen.some((line) => line.includes('backup.sh'))).toBe(true);
      expect(seen.filter((line) => line.includes(password))).toEqual([]);
    },
  );

  it.each(['original', 'picture'] as const)(
    '[R3] a backup with a missing file fails and names it: %s',
    async (kind) => {
      const key = (await someKey())[kind];
      const bytes = await readFile(stored(key));
      await unlink(stored(key));
      const { code, output } = await runScript('backup.sh', path.join(folder, 'backups'), here());
      await test.ctx.files.put(key, bytes);
      expect([code, output]).toEqual([1, expect.stringContaining(key)]);
      expect(await readdir(path.join(folder, 'backups'))).toEqual([expect.stringMatching(/\.partial$/)]);
    },
  );

  it('[R3] a pg_dump that is older than the server is reported before the backup starts', async () => {
    const old = '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24 (Debian 9.6.24-1)"\n';
    await writeFile(path.join(folder, 'pg_dump'), old, { mode: 0o755 });
    const { code, output } = await runScript('backup.sh', path.join(folder, 'backups'), here());
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^pg_dump is version 9, but the server is version \d+\. Nothing was backed up\./),
    ]);
    await expect(readdir(path.join(folder, 'backups'))).rejects.toThrow('ENOENT');
  });

  it('[R3] a backup of damaged bytes fails', async () => {
    const { original } = await someKey();
    const bytes = await readFile(stored(original));
    await appendFile(stored(original), 'x');
    const { code, output } = await runScript('backup.sh', path.join(folder, 'backups'), here());
    await test.ctx.files.put(original, bytes);
    expect([code, output]).toEqual([1, expect.stringContaining('damaged')]);
  });

  it('[R3] a database with rows is not overwritten, and a damaged backup changes nothing', async () => {
    const backup = await backUp();
    const taken = await runScript('restore.sh', backup, { ...here(), dataDir: path.join(folder, 'unused') });
    expect([taken.code, taken.output]).toEqual([1, expect.stringContaining('nothing was restored')]);
    await appendFile(path.join(backup, 'counts.tsv'), 'public.more\t1\n');
    const place = await emptyPlace();
    const damaged = await runScript('restore.sh', backup, place);
    expect([damaged.code, damaged.output]).toEqual([1, expect.stringContaining('The backup is damaged')]);
    await expect(readdir(place.dataDir)).rejects.toThrow('ENOENT');
    await place.drop();
  });
});

/** Returns the command line of every process of this machine, which all users can read. */
async function commandLines(): Promise<string[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (name: string) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
  return (await Promise.all(names.map(read))).map((line) => line.replaceAll('\0', ' '));
}
