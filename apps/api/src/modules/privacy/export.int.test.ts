import { get } from 'node:http';
import type { Readable } from 'node:stream';
import * as privacy from '@aw/db/privacy';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { member } from '../../testing/account';
import { refusalOf } from '../../testing/answers';
import { chatRows } from '../../testing/chats';
import { type FullUser, fullUser } from '../../testing/full-user';
import { insertRow, selectRow, updateRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { fileContent } from './data-export/archive-texts';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
let person: FullUser;
let files: Record<string, Uint8Array>;

const download = { url: '/api/account/export' };

beforeAll(async () => {
  person = await fullUser(test);
  const response = await person.inject(download);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="?academic-workshop-[\d-]+\.zip"?$/),
  });
  files = unzipSync(response.rawPayload);
});
const textOf = (name: string) => Buffer.from(files[name] ?? new Uint8Array()).toString('utf8');
const nameOf = (kept: (typeof privacy.exportTables)[number]) => `${kept.table}.${kept.user}`;

/** Every column that refers to a table, such as `documents.uploader_id`. */
async function columnsThatName(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select k.table_name || '.' || k.column_name as name
    from information_schema.referential_constraints r
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage u
      on u.constraint_schema = r.constraint_schema and u.constraint_name = r.constraint_name
    where u.table_name = ${table} and u.table_schema = 'public'`.execute(test.ctx.db);
  return rows.map(({ name }) => name).sort();
}

const listOf = (name: string): Record<string, unknown>[] => JSON.parse(textOf(name));

describe('the archive', () => {
  it('[U9] the archive has every row of a person and of merged users, from every table that names people', async () => {
    const users = [person.id, person.mergedId];
    for (const name of Object.keys(fileContent).filter((file) => file !== 'account.json')) {
      let count = 0;
      for (const kept of privacy.exportTables.filter(({ file }) => file === name)) {
        const { table, user: column, prefix = '', isByOrder, only = sql`true` } = kept;
        const ids = isByOrder ? [person.orderId] : users.map((id) => prefix + id);
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from ${sql.table(table)} t
          where ${sql.ref(column)} = any(${ids}) and ${only}`.execute(test.ctx.db);
        expect(rows[0]?.n, `the person of this test has rows in ${table}`).toBeGreaterThan(0);
        count += rows[0]?.n ?? 0;
      }
      expect([name, listOf(name).length]).toEqual([name, count]);
    }
    expect(JSON.parse(textOf('account.json'))).toMatchObject({
      id: person.id,
      email: person.email,
      firstName: person.mark,
      hasPassword: true,
      mergedUsers: [{ id: person.mergedId, mergedInto: person.id }],
    });
  });

  it('[U9] the archive covers every table that names people, and every column of each', async () => {
    const withoutKey = ['users.id', 'sessions.user_id', 'audit_log.target'];
    const tables = privacy.exportTables.filter(({ isByOrder }) => !isByOrder).map(nameOf);
    expect(tables.filter((one) => !withoutKey.includes(one)).sort()).toEqual(
      (await columnsThatName('users')).filter((name) => name !== 'users.merged_into'),
    );
    // Notes of staff and notices of the payment provider are ours. The last two tables name the person.
    const notTheirs = ['order_notes', 'webhook_events', 'order_access', 'jurisdiction_decisions'];
    expect(
      privacy.exportTables
        .filter(({ isByOrder }) => isByOrder)
        .map(nameOf)
        .sort(),
    ).toEqual(
      (await columnsThatName('orders')).filter((name) => !notTheirs.includes(name.split('.')[0] ?? '')),
    );
    for (const { table, user: column, fields, withheld } of privacy.exportTables) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table}`.execute(test.ctx.db);
      const shown = Object.values(fields).filter((from) => typeof from === 'string');
      expect([table, [...new Set([column, ...shown, ...withheld])].sort()]).toEqual([
        table,
        rows.map(({ name }) => name).sort(),
      ]);
    }
  });

  it('[U9] the README of the archive describes each file', () => {
    const names = Object.keys(files).filter((name) => !/^(files|orders|proofs|images)\//.test(name));
    expect(names.sort()).toEqual(['README.txt', ...Object.keys(fileContent)].sort());
    expect(Object.keys(fileContent).sort()).toEqual(
      [...new Set(privacy.exportTables.map(({ file }) => file))].sort(),
    );
    for (const name of Object.keys(fileContent)) expect(textOf('README.txt')).toContain(name);
  });

  it('[U9] the archive has the original bytes of every upload, under the path in the list of uploads', async () => {
    const uploads = listOf('uploads.json');
    expect(uploads.map(({ id }) => id)).toEqual([person.published, person.refused]);
    for (const upload of uploads) {
      const path = String(upload.file);
      expect(path).toBe(`files/${String(upload.id)}-${person.mark}.pdf`);
      const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(files[path] ?? []));
      expect(Buffer.from(digest).toString('hex')).toBe(upload.sha256);
    }
  });

  it('[U9] the archive has orders with messages, amounts and files, but nothing that the person was not shown', async () => {
    expect(listOf('orders.json')).toMatchObject([
      { id: person.orderId, topic: person.mark, email: person.email, finalMinor: 3000, status: 'disputed' },
    ]);
    expect(listOf('order-messages.json').map(({ body }) => body)).toEqual(
      expect.arrayContaining([`${person.mark}: which edition?`, `Dear ${person.mark}, the second.`]),
    );
    expect(listOf('payments.json')).toMatchObject([{ receivedMinor: 3000, cardLast4: '4242' }]);
    expect(listOf('refunds.json')).toMatchObject([{ amountMinor: 500, reason: 'One page was missing.' }]);
    const sent = listOf('order-files.json');
    expect(sent.map(({ fileName }) => String(fileName)).sort()).toEqual(
      [`${person.mark}.pdf`, 'work.pdf'].sort(),
    );
    for (const file of sent) {
      const path = String(file.file);
      expect(path).toBe(`orders/${person.orderId}/${String(file.id)}-${String(file.fileName)}`);
      const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(files[path] ?? []));
      expect(Buffer.from(digest).toString('hex')).toBe(file.sha256);
    }
    expect(Object.keys(files).filter((name) => name.startsWith('orders/'))).toHaveLength(2);
  });

  it('[U9] [Q12] the archive has the profile, earnings and proofs of an expert', async () => {
    expect(listOf('expert.json')).toMatchObject([{ headline: person.mark, askedSubjects: ['Law'] }]);
    expect(listOf('earnings.json')).toMatchObject([{ amountMinor: 400, currency: 'USD', reason: 'answer' }]);
    const [proof] = listOf('expert-proofs.json');
    expect(proof).toMatchObject({ subject: 'Law', sha256: person.proofHash });
    expect(textOf(String(proof?.file))).toBe(`${person.mark}-proof`);
  });

  it('[U9] [A8] the archive has all documents that a chat is about', () => {
    expect(listOf('chats.json')).toMatchObject([{ documentId: null, furtherDocumentIds: [person.read] }]);
  });

  it('[U9] the archive has the bytes of every image, under the path in the list of images', async () => {
    const images = listOf('images.json');
    const { used, unused, inChat } = person.images;
    expect(new Set(images.map(({ id }) => id))).toEqual(new Set([used.id, unused.id, inChat.id]));
    expect(listOf('chat-messages.json').flatMap((message) => message.images)).toEqual([
      `images/${inChat.id}.webp`,
    ]);
    for (const image of images) {
      expect(image.file).toBe(`images/${String(image.id)}.webp`);
      const bytes = new Uint8Array(files[String(image.file)] ?? []);
      const digest = await crypto.subtle.digest('SHA-256', bytes);
      expect(Buffer.from(digest).toString('hex')).toBe(image.sha256);
    }
  });

  it('[U9] the archive has the messages of a person and our answers', () => {
    expect(listOf('messages.json')).toMatchObject([
      { message: person.mark, subject: person.mark, replies: [{ message: `Dear ${person.mark}` }] },
    ]);
  });

  it('[U9] [A10] the archive has the solution of a tutor only after its student has seen it', async () => {
    const author = await member(test);
    const tutoring = {
      problem: 'Solve 2x = 8.',
      answer: 'x = 4',
      steps: [{ work: 'divide' }],
      mistakes: ['x = 16'],
    };
    const { conversationId } = await chatRows(test, author.id, 'Solve 2x = 8.');
    const exported = async (shownAt: string | null) => {
      const stored = JSON.stringify({ ...tutoring, shownAt });
      await updateRow(test, 'conversations', conversationId, { mode: 'tutoring', tutoring: stored });
      const archive = unzipSync((await author.inject(download)).rawPayload);
      return JSON.parse(Buffer.from(archive['chats.json'] ?? []).toString())[0].tutoring;
    };
    expect(await exported(null)).toEqual({ problem: 'Solve 2x = 8.', shownAt: null });
    const shownAt = '2026-11-30T12:00:00.000Z';
    expect(await exported(shownAt)).toEqual({ ...tutoring, shownAt });
  });

  it('[U9] the archive contains no secrets', async () => {
    const all = Object.keys(files)
      .filter((name) => !/^(files|orders|proofs|images)\//.test(name))
      .map(textOf)
      .join('\n');
    const { sid } = await selectRow(test, 'sessions', { user_id: person.id });
    const user = await selectRow(test, 'users', { id: person.id }, ['password_hash']);
    const withoutSubject = all.replace(/"subject":"[^"]*-secret"/g, '');
    for (const secret of [sid, user.password_hash ?? '', `${person.mark}-secret`, 'verify-email?token'])
      expect(withoutSubject).not.toContain(secret);
    expect(listOf('second-factors.json').map(({ kind, name }) => [kind, name])).toEqual([
      ['authenticator app', undefined],
      ['recovery code', undefined],
      ['passkey', person.mark],
    ]);
  });
});

describe('a connection that is cut', () => {
  it('[U9] a cut connection stops the archive, and no further files are opened', async () => {
    const bytes = Buffer.alloc(4 * 1024 * 1024, 'x');
    const { files: store } = test.ctx;
    for (const letter of 'abcd') {
      const sha256 = letter.repeat(64);
      await store.put(`files/big/${letter}`, bytes);
      await insertRow(test, 'files', {
        sha256,
        size_bytes: bytes.length,
        storage_key: `files/big/${letter}`,
      });
      await insertRow(test, 'documents', {
        title: letter,
        file_name: letter,
        uploader_id: person.id,
        file_sha256: sha256,
        file_size: bytes.length,
      });
    }
    const streams: Readable[] = [];
    const read = store.read.bind(store);
    store.read = async (...args) => {
      const stream = await read(...args);
      streams.push(stream);
      return stream;
    };
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    await new Promise<void>((resolve, reject) => {
      const call = get(`${origin}${download.url}`, { headers: { cookie: person.cookie() } }, (response) => {
        response.once('data', () => {
          // Enough time for all four files, if nothing stopped them.
          setTimeout(() => {
            response.destroy();
            resolve();
          }, 300);
          response.pause();
        });
      });
      call.once('error', reject);
    });
    await expect.poll(() => streams.every((stream) => stream.closed)).toBe(true);
    expect(streams.length).toBeLessThan(6);
    store.read = read;
  });
});

describe('requests for the archive', () => {
  it('[U9] the archive needs an account and a recent confirmation of identity', async () => {
    const response = await test.app.inject(download);
    expect(response.statusCode).toBe(401);
    const stale = await member(test);
    await sql`
      update sessions set sess = jsonb_set(sess, '{provedAt}', '1') where user_id = ${stale.id}`.execute(
      test.ctx.db,
    );
    const refused = await stale.inject(download);
    expect(refusalOf(refused)).toEqual([403, 'auth.confirm']);
  });

  it('[U9] the archive can be downloaded five times a day', async () => {
    const often = await member(test);
    for (let time = 0; time < 5; time += 1) expect((await often.inject(download)).statusCode).toBe(200);
    const sixth = await often.inject(download);
    expect([sixth.statusCode, sixth.json()]).toMatchObject([
      429,
      {
        code: 'auth.too_many_attempts',
        message: 'You have reached the limit of 5 archives a day. You can download the next one in 24 hours.',
      },
    ]);
  });

  it('[U9] an anonymous person is refused because the archive needs an account', async () => {
    const id = 'anon_noaccount1_1700000000000';
    const response = await test.nobody.post('/api/user', { userId: id });
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    for (const call of [
      download,
      { method: 'POST' as const, url: '/api/account/erasure', payload: { keepsShared: true } },
      { method: 'DELETE' as const, url: '/api/account/erasure' },
    ]) {
      const response = await test.app.inject({ ...call, headers: { cookie } });
      expect(refusalOf(response)).toEqual([403, 'accounts.needed']);
    }
  });
});
