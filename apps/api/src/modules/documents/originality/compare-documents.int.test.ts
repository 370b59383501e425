import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { makePdf, ownWords } from '../../../testing/make-pdf';
import { publishTexts } from '../../../testing/publish-texts';
import { selectRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { uploadDocument } from '../../../testing/uploads';
import { type Person, signedIn } from '../../../testing/user';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const staff = beforeTests(() => signedInStaff(test));

const publish = async (texts: string[], person?: Person) =>
  publishTexts(test, person ?? (await signedIn(test.app)), texts);
const compared = (id: number, page = '') => staff.get(`/api/admin/documents/${id}/comparison${page}`);

describe('a document beside the one that it looks like', () => {
  it('[D13] the uploader sees which pages match which pages of the original, and no text of its locked pages', async () => {
    const texts = Array.from({ length: 6 }, () => ownWords(150));
    const secret = 'lockedword';
    const original = await publish(texts.map((text) => `${text} ${secret}`));
    const person = await signedIn(test.app);
    const copied = texts.slice(2).map((text) => `${text} ${ownWords(3)}`);
    const copy = await publish([ownWords(20), ...copied], person);
    const response = await person.get(`/api/documents/${copy}/comparison`);
    expect(response.json()).toMatchObject({
      other: { id: original, title: 'Notes' },
      parts: [{ from: 2, to: 5, otherFrom: 3, otherTo: 6 }],
    });
    expect(response.json<{ excerpts: unknown[] }>().excerpts).toHaveLength(4);
    expect(response.body).not.toContain(secret);
    const stranger = await signedIn(test.app);
    expect((await stranger.get(`/api/documents/${copy}/comparison`)).statusCode).toBe(404);
  });

  it('[D13] the uploader of a copy of a removed document sees nothing about it', async () => {
    const texts = [ownWords(200), ownWords(200)];
    const original = await publish(texts);
    await staff.post(`/api/admin/documents/${original}/remove`, { reason: 'Spam.', isForCause: true });
    const person = await signedIn(test.app);
    const copy = await publish(texts.slice(0, 1), person);
    expect((await person.get(`/api/documents/${copy}/comparison`)).json()).toEqual({
      other: null,
      parts: [],
      excerpts: [],
    });
  });

  it('[D13] staff see both texts with the passages marked, page by page, also for an appeal against a refusal', async () => {
    const texts = [ownWords(150), ownWords(150)];
    const original = await publish(texts);
    const copy = await publish(texts.map((text) => text.toUpperCase()));
    expect((await selectRow(test, 'documents', { id: copy })).status).toBe('refused');
    const second = (await compared(copy, '?page=2')).json<{
      pages: unknown[];
      shown: { text: string; otherText: string; marks: [number, number][] };
    }>();
    expect(second).toMatchObject({
      other: { id: original, isListed: true },
      shown: { page: 2, otherPage: 2, otherText: texts[1] },
    });
    expect(second.pages).toHaveLength(2);
    const [start, length] = second.shown.marks[0] ?? [0, 0];
    expect([start, start + length]).toEqual([0, texts[1]?.length]);
    expect((await compared(original)).json()).toMatchObject({ code: 'documents.nothing_to_compare' });
  });

  it('[D13] the same bytes are compared although the copy was not read', async () => {
    const bytes = await makePdf([ownWords(200)]);
    const original = await uploadDocument(test, await signedIn(test.app), bytes);
    const copy = await uploadDocument(test, await signedIn(test.app), bytes);
    expect((await compared(copy)).json()).toMatchObject({
      other: { id: original },
      parts: [{ from: 1, to: 1, otherFrom: 1, otherTo: 1 }],
    });
  });
});
