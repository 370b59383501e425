import type { UploadedImage } from '@aw/contracts/images/public';
import { expect, it } from 'vitest';
import { contentKey } from '../../adapters/files/file-keys';
import { dayMs } from '../../config/durations';
import { multipart } from '../../testing/multipart';
import { selectRow } from '../../testing/rows';
import { imageOf } from '../../testing/sample-images';
import { useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';
import { whileHeld } from '../../testing/while-held';
import { runMaintenance } from '../maintenance';
import { claimImages } from './claim-images';
import { removeUnusedImages } from './remove-unused-images';

const test = useTestApp({ LIMIT_IMAGES_PER_DAY: '0' });
const later = (ms: number) => ({ ...test.ctx, now: () => new Date(Date.now() + ms) });
let imageCount = 0;

/** Stores an image of a person with its own bytes, unless a colour is given. Returns it with the key of its bytes. */
async function imageBy(person: Person, colour = `#0000${(16 + ++imageCount).toString(16)}`) {
  const bytes = await imageOf('png', { colour });
  const form = multipart({}, { name: 'a.png', bytes });
  const image = (await person.inject({ method: 'POST', url: '/api/images', ...form })).json<UploadedImage>();
  const row = await selectRow(test, 'images', { id: image.id }, ['file_sha256', 'size_bytes']);
  return { ...image, key: contentKey(row.file_sha256), sizeBytes: row.size_bytes };
}
const statusOf = async (person: Person, { url }: UploadedImage) => (await person.get(url)).statusCode;
const sizeOf = ({ key }: { key: string }) => test.ctx.files.sizeOf(key);
const storedBytes = async ({ id }: Person) => (await selectRow(test, 'users', { id })).stored_bytes;
const post = (person: Person, { url }: UploadedImage) =>
  person.post('/api/questions', { title: 'Why?', content: `![](${url})` });

it('[Q10] an unused image is removed with its bytes after a day, and a used one stays', async () => {
  const person = await signedIn(test.app);
  const [unused, used] = [await imageBy(person), await imageBy(person)];
  expect((await post(person, used)).statusCode).toBe(201);
  await runMaintenance(later(dayMs - 60_000));
  expect([await statusOf(person, unused), await sizeOf(unused)]).toEqual([200, unused.sizeBytes]);
  expect(await storedBytes(person)).toBe(unused.sizeBytes + used.sizeBytes);
  await runMaintenance(later(dayMs + 60_000));
  expect([await statusOf(person, unused), await sizeOf(unused)]).toEqual([404, undefined]);
  expect([await statusOf(person, used), await sizeOf(used)]).toEqual([200, used.sizeBytes]);
  expect(await storedBytes(person)).toBe(used.sizeBytes);
  expect((await post(person, unused)).json()).toMatchObject({ code: 'request.invalid' });
});

it('[Q10] bytes that two people uploaded stay until both images are removed', async () => {
  const [one, other] = [await signedIn(test.app), await signedIn(test.app)];
  const [first, second] = [await imageBy(one, '#fafafa'), await imageBy(other, '#fafafa')];
  expect(first.key).toBe(second.key);
  await post(other, second);
  await runMaintenance(later(2 * dayMs));
  expect([await statusOf(one, first), await statusOf(other, second)]).toEqual([404, 200]);
  expect(await sizeOf(second)).toBe(second.sizeBytes);
});

it('[Q10] an image that a text starts to use at the same moment is not removed', async () => {
  const person = await signedIn(test.app);
  const image = await imageBy(person);
  await whileHeld(
    test,
    (db) => claimImages(db, person.id, [image.id]),
    () => removeUnusedImages(later(2 * dayMs)),
    async () => undefined,
  );
  await runMaintenance(later(2 * dayMs));
  expect([await statusOf(person, image), await sizeOf(image)]).toEqual([200, image.sizeBytes]);
});

it('[Q10] while the storage is unavailable the rows are removed, and the bytes once it is back', async () => {
  const person = await signedIn(test.app);
  const image = await imageBy(person);
  const remove = () => Promise.reject(new Error('away'));
  const away = { ...later(2 * dayMs), files: { ...test.ctx.files, remove } };
  await expect(runMaintenance(away)).rejects.toThrow('1 part of the clean-up failed');
  expect([await statusOf(person, image), await sizeOf(image)]).toEqual([404, image.sizeBytes]);
  await runMaintenance(later(2 * dayMs));
  expect(await sizeOf(image)).toBeUndefined();
});
