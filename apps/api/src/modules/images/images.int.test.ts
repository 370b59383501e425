import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { drawTexts } from '@aw/bench/make-scan';
import type { UploadedImage } from '@aw/contracts/images/public';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ImageReader, openImageReader } from '../../adapters/pages/images/open-image-reader';
import { buildApp } from '../../app';
import { inTransaction } from '../../database/in-transaction';
import { beforeTests } from '../../testing/before-tests';
import { uniquePdf } from '../../testing/make-pdf';
import { multipart } from '../../testing/multipart';
import { selectRow, selectRows } from '../../testing/rows';
import { blackPng, imageOf, pngOf, taggedJpeg, tags } from '../../testing/sample-images';
import { signedInStaff } from '../../testing/staff';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';
import { rowsOfEveryTable } from '../../testing/whole-database';
import { mergeUsers } from '../users/merge-users';

const test = useTestApp({
  LIMIT_IMAGES_PER_DAY: '0',
  LIMIT_QUESTIONS_PER_DAY: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
});
const owner = beforeTests(() => signedIn(test.app));
type Inject = { inject: Person['inject'] };

const send = (bytes: Uint8Array, { by = owner as Inject, name = 'image.png' } = {}) =>
  by.inject({ method: 'POST', url: '/api/images', ...multipart({}, { name, bytes }) });
const json = <T>(response: { json: () => unknown }) => response.json() as T;
const stored = async (bytes: Uint8Array, by: Inject = owner) =>
  json<UploadedImage>(await send(bytes, { by }));
const ask = (content: string, by: Inject = owner) =>
  by.inject({ method: 'POST', url: '/api/questions', payload: { title: 'Why?', content } });
const refusalOf = (response: LightMyRequestResponse) => [
  response.statusCode,
  json<{ code: string }>(response).code,
];
const rowsOf = (id: string) => selectRows(test, 'images', { user_id: id }, undefined, 'created_at');

/** Everything that an upload could leave behind: rows, staged bytes and work folders. */
async function traces() {
  const rows = await rowsOfEveryTable(test.ctx.db);
  const list = (folder: string) =>
    readdir(path.join(test.ctx.config.DATA_DIR, folder), { recursive: true }).catch(() => []);
  const work = (await list('work')).filter((name) => name.includes('job-'));
  return [rows.get('images'), rows.get('files'), await list('files'), work];
}

describe('an image that is uploaded', () => {
  it('[Q10] an image is stored as WebP without metadata, under an address that cannot be guessed', async () => {
    const response = await send(await taggedJpeg(), { name: 'petra.jpg' });
    expect(response.statusCode).toBe(201);
    const image = json<UploadedImage>(response);
    expect(image).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}-40x60$/),
      url: `/api/images/${image.id}`,
      width: 40,
      height: 60,
    });
    const shown = await owner.get(image.url);
    expect(shown.statusCode).toBe(200);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 60 });
    for (const words of [...Object.values(tags), 'petra'])
      expect(shown.rawPayload.includes(words), words).toBe(false);
    const again = await stored(await taggedJpeg());
    expect(again.id).not.toBe(image.id);
  });

  it('[Q10] an image is visible only to its owner until a text on the site uses it', async () => {
    const { id, url } = await stored(await imageOf('png'));
    const other = await signedIn(test.app);
    const seenBy = async () => [
      (await owner.get(url)).statusCode,
      (await other.get(url)).statusCode,
      (await test.nobody.get(url)).statusCode,
    ];
    expect(await seenBy()).toEqual([200, 404, 404]);
    const draft = (await owner.get(url)).headers;
    expect(draft).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const posted = await ask(`![A tree](${url})`);
    expect(posted.statusCode).toBe(201);
    // The question of a newcomer waits for staff, and so does its image.
    expect(await seenBy()).toEqual([200, 404, 404]);
    const staff = await signedInStaff(test);
    const { id: questionId } = json<{ id: number }>(posted);
    await staff.post(`/api/admin/questions/${questionId}/approve`);
    expect(await seenBy()).toEqual([200, 200, 200]);
    // Over a real connection, like the browser of the console.
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { headers } = await fetch(origin + url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const refused = await other.get(`/api/images/${id.replace(/^./, 'f')}0`);
    expect([...refusalOf(refused), refused.headers['cache-control']]).toEqual([
      404,
      'images.not_found',
      'no-store',
    ]);
  });

  it('[Q10] a text with a missing image or one of another person is refused with the name of the image', async () => {
    const other = await signedIn(test.app);
    const [mine, theirs] = [await stored(await imageOf('png')), await stored(await imageOf('png'), other)];
    await ask(`![Theirs](${theirs.url})`, other);
    const count = async () => (await selectRows(test, 'questions')).length;
    const before = await count();
    for (const url of [theirs.url, '/api/images/made-up', mine.url.replace(/x30$/, 'x31')]) {
      const response = await ask(`![Mine](${mine.url})\n\n![Not mine](${url})`);
      expect(refusalOf(response)).toEqual([400, 'request.invalid']);
      expect(response.json()).toMatchObject({
        issues: [{ path: 'content', message: expect.stringContaining(`The image ${url} is not yours`) }],
      });
    }
    expect(await count()).toBe(before);
    expect((await rowsOf(owner.id)).find(({ id }) => id === mine.id)?.used_at).toBeNull();
    expect((await ask(`![Mine](${mine.url}) and again ![](${mine.url})`)).statusCode).toBe(201);
  });

  it('[U6] an image moves with its owner into the account that they sign in to', async () => {
    const [from, into] = [await signedIn(test.app), await signedIn(test.app)];
    const { url } = await stored(await imageOf('webp'), from);
    const bytes = async (id: string) => (await selectRow(test, 'users', { id })).stored_bytes;
    const size = await bytes(from.id);
    expect(size).toBe((await rowsOf(from.id))[0]?.size_bytes);
    await inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from.id, into.id, 'test'));
    expect((await into.get(url)).statusCode).toBe(200);
    expect([await bytes(from.id), await bytes(into.id)]).toEqual([0, size]);
  });
});

describe('a refused image leaves nothing behind', () => {
  const fileSvg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1');

  it('[Q10] other kinds of files are refused, whatever their name is', async () => {
    const before = await traces();
    for (const [name, bytes] of [
      ['drawing.png', fileSvg],
      ['moving.png', gif],
      ['paper.jpg', await uniquePdf()],
      ['page.webp', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ] as const)
      expect([name, ...refusalOf(await send(bytes, { name }))]).toEqual([name, 415, 'files.type']);
    expect(await traces()).toEqual(before);
  });

  it('[Q10] empty, damaged and too large images are refused, each with its reason', async () => {
    const before = await traces();
    const tooLarge = Buffer.concat([await imageOf('png'), Buffer.alloc(5 * 1024 * 1024)]);
    for (const [bytes, ...expected] of [
      [Buffer.alloc(0), 422, 'files.empty'],
      [pngOf(100, 100), 422, 'images.unreadable'],
      [pngOf(10_000, 10_000), 422, 'images.pixels'],
      [tooLarge, 413, 'files.too_large'],
    ] as const) {
      const response = await send(bytes);
      expect(refusalOf(response)).toEqual(expected);
      expect(json<{ message: string }>(response).message).toMatch(/was not uploaded/);
    }
    expect(json<{ message: string }>(await send(tooLarge)).message).toContain('larger than 5MB');
    expect(refusalOf(await owner.inject({ method: 'POST', url: '/api/images', ...multipart({}) }))).toEqual([
      422,
      'files.missing',
    ]);
    expect(await traces()).toEqual(before);
    const largest = Buffer.concat([await imageOf('png'), Buffer.alloc(5 * 1024 * 1024)]).subarray(
      0,
      5 * 1024 * 1024,
    );
    expect((await send(largest)).statusCode).toBe(201);
  });

  it('[Q10] an image is refused if its child process is killed repeatedly or takes too long', async () => {
    const images = openImageReader({
      deadlineMs: 60_000,
      memoryBytes: 1536 * 1024 * 1024,
      onChildStart: ({ pid }) => setTimeout(() => process.kill(pid, 'SIGKILL'), 5),
    });
    const app = await buildApp({ ...test.ctx, images });
    const user = await signedIn(app);
    const before = await traces();
    const response = await send(await imageOf('png'), { by: user });
    expect(refusalOf(response)).toEqual([500, 'server.error']);
    expect(await traces()).toEqual(before);
    await app.close();
    await images.close();
    const slow = openImageReader({ deadlineMs: 1, memoryBytes: 1536 * 1024 * 1024 });
    const slowApp = await buildApp({ ...test.ctx, images: slow });
    // A small image might finish before the deadline is checked.
    const late = await send(blackPng(8000, 5000), { by: await signedIn(slowApp) });
    expect(refusalOf(late)).toEqual([422, 'images.unreadable']);
    expect((await traces()).at(-1)).toEqual([]);
    await slowApp.close();
    await slow.close();
  });
});

describe('many images', () => {
  it('[Q10] four parallel images of a person and sixteen of an address are accepted, and the others may be retried', async () => {
    const bytes = await imageOf('jpeg');
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const own = test.ctx.images;
    const read: ImageReader['read'] = async (...reading) => isReleased.then(() => own.read(...reading));
    const images = { ...own, read };
    const app = await buildApp({ ...test.ctx, images });
    const answers: number[] = [];
    const sendAll = (by: Person, times: number) =>
      Array.from({ length: times }, async () => {
        const response = await send(bytes, { by });
        answers.push(response.statusCode);
        if (response.statusCode !== 201) expect(refusalOf(response)).toEqual([429, 'limits.uploads']);
      });
    const one = sendAll(await signedIn(app), 12);
    await expect.poll(() => answers).toEqual(Array(8).fill(429));
    const crowd: Promise<void>[] = [];
    for (let people = 0; people < 4; people++) crowd.push(...sendAll(await signedIn(app), 4));
    await expect.poll(() => answers).toEqual(Array(12).fill(429));
    release();
    await Promise.all([...one, ...crowd]);
    expect(answers.filter((status) => status === 201)).toHaveLength(16);
    expect((await send(bytes, { by: await signedIn(app) })).statusCode).toBe(201);
    await app.close();
  });

  it('[Q10] parallel images wait for one child process, and those above the queue limit are refused with 503', async () => {
    const images = openImageReader({ deadlineMs: 60_000, memoryBytes: 1536 * 1024 * 1024, maxWaiting: 1 });
    const app = await buildApp({ ...test.ctx, images });
    const bytes = await imageOf('jpeg');
    const person = await signedIn(app);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(bytes, { by: person })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect([refused?.statusCode, refused?.json(), refused?.headers['retry-after']]).toMatchObject([
      503,
      { code: 'server.busy' },
      '5',
    ]);
    await app.close();
    await images.close();
  });

  it('[Q10] images that are refused with 503 do not count against the daily limit', async () => {
    const images = openImageReader({ deadlineMs: 1, memoryBytes: 1, maxWaiting: -1 });
    const config = { ...test.ctx.config, LIMIT_IMAGES_PER_DAY: 1 };
    const [busy, free] = [
      await buildApp({ ...test.ctx, config, images }),
      await buildApp({ ...test.ctx, config }),
    ];
    const person = await signedIn(busy);
    const bytes = await imageOf('png');
    for (const _ of [1, 2, 3])
      expect(refusalOf(await send(bytes, { by: person }))).toEqual([503, 'server.busy']);
    const url = '/api/images';
    const sent = { method: 'POST' as const, url, ...multipart({}, { name: 'a.png', bytes }) };
    const inFree = () => free.inject({ ...sent, headers: { ...sent.headers, cookie: person.cookie } });
    expect((await inFree()).statusCode).toBe(201);
    expect(refusalOf(await inFree())).toEqual([429, 'limits.requests']);
    await busy.close();
    await free.close();
    await images.close();
  });

  it('[Q10] images have a daily limit per person and per address', async () => {
    const few = await startTestApp({ LIMIT_IMAGES_PER_DAY: '2', LIMIT_ANONYMOUS_BYTES: '1' });
    const [one, two] = [await signedIn(few.app), await signedIn(few.app)];
    const bytes = await imageOf('png');
    expect((await send(bytes, { by: one })).statusCode).toBe(201);
    expect(refusalOf(await send(bytes, { by: one }))).toEqual([429, 'limits.storage']);
    expect(refusalOf(await send(fileOfText, { by: two }))).toEqual([415, 'files.type']);
    const third = await send(bytes, { by: two });
    expect(refusalOf(third)).toEqual([429, 'limits.requests']);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(3600);
    await few.close();
  });

  it('[A13] images for chats have their own daily limits, and a network address has more of them', async () => {
    const few = await startTestApp({
      LIMIT_IMAGES_PER_DAY: '1',
      LIMIT_CHAT_IMAGES_PER_DAY: '2',
      LIMIT_CHAT_IMAGES_PER_DAY_PER_ADDRESS: '3',
    });
    const [one, two] = [await signedIn(few.app), await signedIn(few.app)];
    const bytes = await imageOf('png');
    const form = multipart({}, { name: 'a.png', bytes });
    const inChat = async (by: typeof one) =>
      (await by.inject({ method: 'POST', url: '/api/images?for=chat', ...form })).statusCode;
    expect([await inChat(one), await inChat(one), await inChat(one)]).toEqual([201, 201, 429]);
    expect((await send(bytes, { by: one })).statusCode).toBe(201);
    expect([await inChat(two), await inChat(two)]).toEqual([201, 429]);
    await few.close();
  });
});

const fileOfText = Buffer.from('words');

describe('the text of an image', () => {
  it('[A13] its owner gets the text, and nobody else does', async () => {
    const [page] = await drawTexts(['Solve three x plus five equals twenty. Show every step of your work.']);
    const { id } = await stored(page ?? Buffer.alloc(0));
    const read = await owner.post(`/api/images/${id}/text`);
    expect(json<{ text: string }>(read).text.replace(/\s+/g, ' ')).toContain(
      'Solve three x plus five equals',
    );
    const other = await signedIn(test.app);
    expect(refusalOf(await other.post(`/api/images/${id}/text`))).toEqual([404, 'images.not_found']);
    expect(refusalOf(await owner.post('/api/images/made-up/text'))).toEqual([404, 'images.not_found']);
  });

  it('[A13] an image without text has none, and a busy server says that the image is safe', async () => {
    const { id } = await stored(await imageOf('png'));
    expect(json(await owner.post(`/api/images/${id}/text`))).toEqual({ text: null });
    const { ocr } = test.ctx;
    test.ctx.ocr = { ...ocr, read: async () => ({ status: 'busy' }) };
    const refused = await owner.post(`/api/images/${id}/text`);
    test.ctx.ocr = ocr;
    expect(refusalOf(refused)).toEqual([503, 'server.busy']);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('Your image is safe') });
  });
});
