import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { describeFileStore } from '../../testing/file-store-contract';
import { startS3Peer } from '../../testing/s3-peer';
import { FilesUnavailableError } from './file-store';
import { createS3Store } from './s3-store';

describeFileStore('the S3 store', async () => {
  const peer = await startS3Peer();
  const store = createS3Store(peer.options);
  return {
    store,
    contents: peer.contents,
    close: async () => {
      store.close();
      await peer.close();
    },
  };
});

it('[R2] every call fails as unavailable while the storage does not answer, and works when it is back', async () => {
  const peer = await startS3Peer();
  const store = createS3Store(peer.options);
  const bytes = randomBytes(7 * 1024 * 1024);
  await store.put('files/kept', Buffer.from('kept'));
  const staged = await store.stage(Readable.from([Buffer.from('staged')]));
  /** Fails after half of the bytes have been sent. */
  async function* interrupted() {
    yield bytes;
    await peer.goAway();
    yield bytes;
  }
  await expect(store.stage(Readable.from(interrupted()))).rejects.toThrow(FilesUnavailableError);
  const calls = [
    () => store.stage(Readable.from([bytes])),
    () => staged.commit('files/staged'),
    () => store.put('files/kept', Buffer.from('other')),
    () => store.read('files/kept'),
    () => store.sizeOf('files/kept'),
    () => store.remove('files/unknown'),
    () => store.removeStaleStages(1000),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow(FilesUnavailableError);
  await peer.comeBack();
  for (const call of calls) await call();
  expect(await store.sizeOf('files/staged')).toBe(6);
  store.close();
  await peer.close();
});
