import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentKey } from '../adapters/files/file-keys';
import { FileMissingError, type FileStore } from '../adapters/files/file-store';

/** A store under test, with access to everything that it contains. */
export type StoreUnderTest = { store: FileStore; contents(): Promise<string[]>; close(): Promise<void> };

const MIB = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Tests the rules of every file store. */
export function describeFileStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let under: StoreUnderTest;
    const read = async (key: string, range?: { start: number; end: number }) =>
      buffer(await under.store.read(key, range));

    beforeAll(async () => {
      under = await open();
    });
    afterAll(() => under.close());

    it.each([0, 1, 4100, 70_000, 12 * MIB])(
      '[D2] %i stored bytes are read with the same SHA-256',
      async (size) => {
        const bytes = randomBytes(size);
        const staged = await under.store.stage(Readable.from(inPieces(bytes)));
        expect(staged.sha256).toBe(sha256(bytes));
        expect(staged.sizeBytes).toBe(size);
        expect(Buffer.from(staged.headBytes).equals(bytes.subarray(0, 4100))).toBe(true);

        const key = contentKey(staged.sha256);
        await staged.commit(key);
        expect(sha256(await read(key))).toBe(staged.sha256);
        expect(await under.store.sizeOf(key)).toBe(size);
      },
    );

    it('[D2] a staged file has no key before it is committed or after it is discarded', async () => {
      const before = await under.contents();
      const staged = await under.store.stage(Readable.from([randomBytes(2000)]));
      const key = contentKey(staged.sha256);
      expect(await under.store.sizeOf(key)).toBeUndefined();
      await staged.discard();
      await staged.discard();
      expect(await under.contents()).toEqual(before);
    });

    it.each([3000, 7 * MIB])(
      '[D2] a stream that ends after %i bytes with an error stores nothing',
      async (size) => {
        const before = await under.contents();
        const failing = Readable.from(cutAfter(randomBytes(size)));
        await expect(under.store.stage(failing)).rejects.toThrow('connection lost');

        const closed = new Readable({ read: () => undefined });
        closed.push(randomBytes(size));
        setTimeout(() => closed.destroy(), 50);
        await expect(under.store.stage(closed)).rejects.toThrow();
        expect(await under.contents()).toEqual(before);
      },
    );

    it('[R2] committing twice is harmless, and a second key is refused', async () => {
      const bytes = randomBytes(5000);
      const staged = await under.store.stage(Readable.from([bytes]));
      const key = contentKey(staged.sha256);
      await Promise.all([staged.commit(key), staged.commit(key)]);
      await staged.commit(key);
      await staged.discard();
      await expect(staged.commit('files/other')).rejects.toThrow('already has the key');
      expect((await read(key)).equals(bytes)).toBe(true);
    });

    it('[R2] a commit that failed can be repeated', async () => {
      const staged = await under.store.stage(Readable.from([Buffer.from('kept')]));
      await expect(staged.commit('../outside')).rejects.toThrow('Not a file key');
      await staged.commit('files/repeated');
      expect((await read('files/repeated')).toString()).toBe('kept');
    });

    it('[R2] parallel commits of the same content under one key leave it whole', async () => {
      const bytes = randomBytes(300_000);
      const stages = await Promise.all(
        Array.from({ length: 6 }, () => under.store.stage(Readable.from(inPieces(bytes)))),
      );
      const key = contentKey(sha256(bytes));
      await Promise.all(stages.map((staged) => staged.commit(key)));
      expect((await read(key)).equals(bytes)).toBe(true);
    });

    it('[D7] a range returns exactly its bytes, including both ends', async () => {
      const bytes = randomBytes(10_000);
      await under.store.put('files/ranged', bytes);
      expect((await read('files/ranged', { start: 0, end: 1 })).equals(bytes.subarray(0, 2))).toBe(true);
      expect((await read('files/ranged', { start: 500, end: 999 })).equals(bytes.subarray(500, 1000))).toBe(
        true,
      );
      expect((await read('files/ranged', { start: 9990, end: 20_000 })).equals(bytes.subarray(9990))).toBe(
        true,
      );
      await expect(under.store.read('files/ranged', { start: 10_000, end: 10_001 })).rejects.toThrow(
        RangeError,
      );
      await expect(under.store.read('files/ranged', { start: 9, end: 8 })).rejects.toThrow(RangeError);
    });

    it('[D2] put replaces the bytes of a key, from memory and from a stream', async () => {
      await under.store.put('pages/one', Buffer.from('first'));
      await under.store.put('pages/one', Readable.from([Buffer.from('sec'), Buffer.from('ond')]));
      expect((await read('pages/one')).toString()).toBe('second');
      await expect(under.store.put('pages/one', Readable.from(cutAfter(randomBytes(10))))).rejects.toThrow();
      expect((await read('pages/one')).toString()).toBe('second');
    });

    it('[D2] a removed or unknown key is missing, and removing it again is not an error', async () => {
      await under.store.put('files/gone', Buffer.from('x'));
      await under.store.remove('files/gone');
      await under.store.remove('files/gone');
      expect(await under.store.sizeOf('files/gone')).toBeUndefined();
      await expect(under.store.read('files/gone')).rejects.toThrow(FileMissingError);
    });

    const badKeys = [
      '',
      '/etc/passwd',
      '../up',
      'a/../../b',
      'a//b',
      'a\\b',
      '.staging/x',
      'a\0b',
      'a/',
      'é',
    ];
    it.each(badKeys)('[D12] the key %j is refused everywhere', async (key) => {
      await expect(under.store.put(key, Buffer.from('x'))).rejects.toThrow('Not a file key');
      await expect(under.store.read(key)).rejects.toThrow('Not a file key');
      await expect(under.store.sizeOf(key)).rejects.toThrow('Not a file key');
      await expect(under.store.remove(key)).rejects.toThrow('Not a file key');
    });

    it('[R2] leftovers of a killed upload are removed when they are old enough, and committed files stay', async () => {
      await under.store.put('files/stays', Buffer.from('x'));
      const before = await under.contents();
      await under.store.stage(Readable.from([randomBytes(100)]));
      expect(await under.store.removeStaleStages(60_000)).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, 1100));
      expect(await under.store.removeStaleStages(100)).toBe(1);
      expect(await under.contents()).toEqual(before);
    });

    it('[D2] a stream of 64 MiB is never held in memory', async () => {
      const collect = exposedGc();
      let highest = 0;
      collect();
      const atStart = heldBytes();
      async function* source() {
        for (let sent = 0; sent < 64; sent += 1) {
          for (let piece = 0; piece < 16; piece += 1) yield Buffer.alloc(MIB / 16, sent);
          if (sent % 4 !== 3) continue;
          collect();
          highest = Math.max(highest, heldBytes() - atStart);
        }
      }
      const staged = await under.store.stage(Readable.from(source()));
      expect(staged.sizeBytes).toBe(64 * MIB);
      await staged.discard();
      expect(highest).toBeLessThan(48 * MIB);
    }, 60_000);
  });
}

function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function* cutAfter(bytes: Buffer): AsyncGenerator<Buffer> {
  yield* inPieces(bytes);
  throw new Error('connection lost');
}

function heldBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Memory use would otherwise include garbage. */
function exposedGc(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc !== 'function') throw new Error('This runtime cannot collect garbage on demand');
  return () => gc();
}
