import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { draftLifeMs, type UploadDraft } from '@aw/contracts/documents/upload-drafts';
import * as documents from '@aw/db/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentKey } from '../../../adapters/files/file-keys';
import { anonymousBrowser, goodPassword, member } from '../../../testing/account';
import { refusalOf } from '../../../testing/answers';
import type { Caller } from '../../../testing/calls';
import { uniquePdf } from '../../../testing/make-pdf';
import { multipart } from '../../../testing/multipart';
import { selectRow, selectRows, updateRow } from '../../../testing/rows';
import { startTestApp, useTestApp } from '../../../testing/test-app';
import { type Person, signedIn } from '../../../testing/user';
import { runMaintenance } from '../../maintenance';

const test = useTestApp({ LIMIT_UPLOADS_PER_ADDRESS: '0' });
const later = (ms: number) => ({ ...test.ctx, now: () => new Date(Date.now() + ms) });

const suggest = (who: Caller, bytes: Uint8Array, name = 'notes.pdf', fields: Record<string, string> = {}) =>
  who.inject({ method: 'POST', url: '/api/documents/suggest', ...multipart(fields, { name, bytes }) });
const publish = (who: Caller, fields: Record<string, string>) =>
  who.inject({ method: 'POST', url: '/api/documents', ...multipart(fields) });
const draftsOf = async (who: Caller) => (await who.get('/api/documents/drafts')).json<UploadDraft[]>();
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const sizeOf = (bytes: Uint8Array) => test.ctx.files.sizeOf(contentKey(hashOf(bytes)));
const storedBytes = async ({ id }: { id: string }) => (await selectRow(test, 'users', { id })).stored_bytes;

async function draftOf(who: Caller, bytes: Uint8Array, name?: string, fields?: Record<string, string>) {
  const response = await suggest(who, bytes, name, fields);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json<UploadDraft>();
}

let person: Person;
// Test apps share one reader.
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  person = await signedIn(test.app);
});

describe('a draft', () => {
  it('[D25] a file that was sent once is published by its draft, with the same bytes', async () => {
    const bytes = await uniquePdf(2);
    const { draftId } = await draftOf(person, bytes, 'week 3.pdf');
    expect(await draftsOf(person)).toMatchObject([
      { draftId, fileName: 'week 3.pdf', sizeBytes: bytes.length },
    ]);
    const response = await publish(person, { draftId, title: 'Week 3', documentType: 'lab-report' });
    expect(response.statusCode).toBe(201);
    const document = response.json<{ id: number }>();
    expect(document).toMatchObject({ title: 'Week 3', fileName: 'week 3.pdf', documentType: 'lab_report' });
    expect(await draftsOf(person)).toEqual([]);
    await test.processAll();
    expect((await person.get(`/api/documents/${document.id}`)).json()).toMatchObject({ status: 'published' });
    const file = await person.get(`/api/documents/${document.id}/file`);
    expect(hashOf(file.rawPayload)).toBe(hashOf(bytes));
    expect(await storedBytes(person)).toBe(bytes.length);
  });

  it('[D25] publishing a draft again, at once or later, returns the same document', async () => {
    const { draftId } = await draftOf(person, await uniquePdf());
    const fields = { draftId, title: 'Week 4' };
    const answers = await Promise.all([publish(person, fields), publish(person, fields)]);
    answers.push(await publish(person, { draftId, title: 'Another title' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const rows = await selectRows(test, 'documents', { uploader_id: person.id });
    expect(rows).toMatchObject([{ title: 'Week 4', draft_id: draftId }]);
    expect(answers.map((answer) => answer.json<{ id: number }>().id)).toEqual(Array(3).fill(rows[0]?.id));
    const other = await signedIn(test.app);
    expect(refusalOf(await publish(other, fields))).toEqual([404, 'drafts.not_found']);
  });

  it('[D25] a draft of another session is not found, listed or removed', async () => {
    const { draftId } = await draftOf(person, await uniquePdf());
    const other = await signedIn(test.app);
    expect(refusalOf(await publish(other, { draftId, title: 'Mine' }))).toEqual([404, 'drafts.not_found']);
    expect(await draftsOf(other)).toEqual([]);
    await other.inject({ method: 'DELETE', url: `/api/documents/drafts/${draftId}` });
    expect(await draftsOf(person)).toHaveLength(1);
  });

  it('[D25] a draft that its person removes is deleted with its bytes', async () => {
    const bytes = await uniquePdf();
    const { draftId } = await draftOf(person, bytes);
    const removed = await person.inject({ method: 'DELETE', url: `/api/documents/drafts/${draftId}` });
    expect(removed.statusCode).toBe(204);
    await runMaintenance(test.ctx);
    expect([await sizeOf(bytes), await storedBytes(person)]).toEqual([undefined, 0]);
  });

  it.each([
    ['nothing in it', new Uint8Array(), 'a.pdf', 422, 'files.empty'],
    ['a program behind a PDF name', Buffer.from('MZ\x90\x00 a program'), 'a.pdf', 415, 'files.type'],
  ])('[D25] a file with %s becomes no draft and counts nowhere', async (_, bytes, name, status, code) => {
    expect(refusalOf(await suggest(person, bytes, name))).toEqual([status, code]);
    expect(await selectRows(test, 'upload_drafts', { user_id: person.id })).toEqual([]);
    expect(await storedBytes(person)).toBe(0);
  });

  it('[D25] a draft moves to the account of a person who signs in before it is published', async () => {
    const account = await member(test);
    const browser = await anonymousBrowser(test);
    const { draftId } = await draftOf(browser, await uniquePdf());
    const signIn = { email: account.email, password: goodPassword, merge: true };
    expect((await browser.post('/api/auth/signin', signIn)).statusCode).toBe(200);
    expect(await draftsOf(browser)).toMatchObject([{ draftId }]);
    expect((await publish(browser, { draftId, title: 'Mine' })).statusCode).toBe(201);
  });
});

describe('the end of a draft', () => {
  it('[D25] a draft is refused and deleted with its bytes after an hour, unless a document has the same ones', async () => {
    const [gone, kept] = [await uniquePdf(), await uniquePdf()];
    const { draftId } = await draftOf(person, gone);
    await draftOf(person, kept);
    await person.upload(kept);
    await test.processAll();
    await runMaintenance(later(draftLifeMs - 60_000));
    expect(await draftsOf(person)).toHaveLength(2);
    await runMaintenance(later(draftLifeMs + 60_000));
    expect(await draftsOf(person)).toEqual([]);
    expect(refusalOf(await publish(person, { draftId, title: 'Late' }))).toEqual([404, 'drafts.not_found']);
    expect([await sizeOf(gone), await sizeOf(kept)]).toEqual([undefined, kept.length]);
    expect(await storedBytes(person)).toBe(kept.length);
  });

  it('[D25] a draft whose hour is over is neither listed nor published, also before it is deleted', async () => {
    const { draftId } = await draftOf(person, await uniquePdf());
    await updateRow(test, 'upload_drafts', draftId, { created_at: new Date(Date.now() - draftLifeMs) });
    expect(await draftsOf(person)).toEqual([]);
    expect(refusalOf(await publish(person, { draftId, title: 'Late' }))).toEqual([404, 'drafts.not_found']);
    expect(await selectRows(test, 'upload_drafts', { id: draftId }, ['id'])).toHaveLength(1);
  });

  it.each(['reserved', 'named', 'stored'] as const)(
    '[D25] what a process left that was killed when a draft was %s is deleted after an hour',
    async (state) => {
      const bytes = await uniquePdf();
      const sha256 = hashOf(bytes);
      const row = { userId: person.id, queueGroup: 'user:x', createdAt: new Date() };
      const id = await documents.insertDraft(test.ctx.db, row);
      const file = { sha256, fileName: 'a.pdf', sizeBytes: bytes.length };
      if (state !== 'reserved') await documents.setDraftArrived(test.ctx.db, id, file);
      const staged = await test.ctx.files.stage(Readable.from([Buffer.from(bytes)]));
      if (state === 'stored') await staged.commit(contentKey(sha256));
      expect(refusalOf(await publish(person, { draftId: id, title: 'Half' }))).toEqual([
        404,
        'drafts.not_found',
      ]);
      await runMaintenance(later(draftLifeMs + 60_000));
      expect(await selectRows(test, 'upload_drafts', { user_id: person.id })).toEqual([]);
      expect(await selectRows(test, 'files', { sha256 })).toEqual([]);
      expect(await sizeOf(bytes)).toBeUndefined();
    },
  );
});

it('[D25] a file whose sender is gone before the answer leaves no draft', async () => {
  const address = new URL(await test.app.listen({ port: 0 }));
  const { headers, payload } = multipart({}, { name: 'a.pdf', bytes: await uniquePdf() });
  const socket = connect(Number(address.port), address.hostname);
  const drafts = () => selectRows(test, 'upload_drafts', { user_id: person.id });
  const connections = () => promisify(test.app.server.getConnections.bind(test.app.server))();
  const read = vi.spyOn(test.ctx.excerpts, 'read').mockImplementation(async () => {
    socket.destroy();
    await expect.poll(connections).toBe(0);
    return { status: 'unread' };
  });
  try {
    socket.write(
      `POST /api/documents/suggest HTTP/1.1\r\nHost: ${address.host}\r\nCookie: ${person.cookie}\r\n` +
        `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload);
    await expect.poll(() => read.mock.calls.length).toBe(1);
    await expect.poll(drafts).toEqual([]);
    expect(await storedBytes(person)).toBe(0);
  } finally {
    socket.destroy();
  }
});

describe('the limits of drafts', () => {
  it('[D25] drafts and documents together stay within the number of files at once and a day, also after drafts are deleted', async () => {
    const limited = await startTestApp({ LIMIT_UPLOADS_AT_ONCE: '3', LIMIT_UPLOADS_PER_DAY: '5' });
    try {
      const one = await signedIn(limited.app);
      const files = await Promise.all(Array.from({ length: 8 }, () => uniquePdf()));
      const sent = await Promise.all(files.slice(0, 5).map((bytes) => suggest(one, bytes)));
      expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
      expect(refusalOf(await one.upload(files[5] ?? new Uint8Array()))).toEqual([429, 'limits.uploads']);
      const drafts = await draftsOf(one);
      for (const { draftId } of drafts.slice(0, 2))
        await one.inject({ method: 'DELETE', url: `/api/documents/drafts/${draftId}` });
      expect((await publish(one, { draftId: drafts[2]?.draftId ?? '', title: 'One' })).statusCode).toBe(201);
      expect((await one.upload(files[5] ?? new Uint8Array())).statusCode).toBe(201);
      await limited.processAll();
      expect((await suggest(one, files[6] ?? new Uint8Array())).statusCode).toBe(201);
      expect(refusalOf(await suggest(one, files[7] ?? new Uint8Array()))).toEqual([429, 'limits.uploads']);
      expect(refusalOf(await one.upload(files[7] ?? new Uint8Array()))).toEqual([429, 'limits.uploads']);
    } finally {
      await limited.close();
    }
  });

  it('[D25] drafts that were read do not fill the queue of their address, but documents do', async () => {
    const limited = await startTestApp({ LIMIT_UPLOADS_AT_ONCE: '2', LIMIT_UPLOADS_PER_ADDRESS: '0' });
    try {
      const people = await Promise.all(Array.from({ length: 3 }, () => signedIn(limited.app)));
      const published = [];
      for (const one of people)
        for (const title of ['One', 'Two']) {
          const response = await suggest(one, await uniquePdf());
          expect(response.statusCode).toBe(201);
          published.push({ one, fields: { draftId: response.json<UploadDraft>().draftId, title } });
        }
      for (const { one, fields } of published.slice(0, 4))
        expect((await publish(one, fields)).statusCode).toBe(201);
      const [, , , , last] = published;
      if (!last) throw new Error('There is no fifth draft.');
      expect(refusalOf(await publish(last.one, last.fields))).toEqual([429, 'limits.uploads']);
      await limited.processAll();
      expect((await publish(last.one, last.fields)).statusCode).toBe(201);
    } finally {
      await limited.close();
    }
  });

  it('[D25] a draft that is deleted while its file is read still counts towards the day', async () => {
    const limited = await startTestApp({ LIMIT_UPLOADS_PER_DAY: '1' });
    try {
      const one = await signedIn(limited.app);
      const read = vi.spyOn(limited.ctx.excerpts, 'read').mockImplementation(async () => {
        for (const { draftId } of await draftsOf(one))
          await one.inject({ method: 'DELETE', url: `/api/documents/drafts/${draftId}` });
        return { status: 'unread' };
      });
      expect(refusalOf(await suggest(one, await uniquePdf()))).toEqual([404, 'drafts.not_found']);
      expect(refusalOf(await suggest(one, await uniquePdf()))).toEqual([429, 'limits.uploads']);
      expect(read).toHaveBeenCalledTimes(1);
    } finally {
      await limited.close();
    }
  });

  it('[D25] of files that arrive in parallel, those beyond the storage of an anonymous person are refused', async () => {
    const limited = await startTestApp({ LIMIT_ANONYMOUS_BYTES: '1' });
    try {
      const one = await signedIn(limited.app);
      const files = await Promise.all([uniquePdf(), uniquePdf(), uniquePdf()]);
      const answers = await Promise.all(files.map((bytes) => suggest(one, bytes)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 429, 429]);
    } finally {
      await limited.close();
    }
  });

  it('[D25] drafts count towards the storage of an anonymous person', async () => {
    const limited = await startTestApp({ LIMIT_ANONYMOUS_BYTES: '1000' });
    try {
      const one = await signedIn(limited.app);
      expect((await suggest(one, await uniquePdf())).statusCode).toBe(201);
      expect(refusalOf(await suggest(one, await uniquePdf()))).toEqual([429, 'limits.storage']);
    } finally {
      await limited.close();
    }
  });
});
