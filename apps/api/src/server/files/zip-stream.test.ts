import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ArchiveEntry, zipStream } from './zip-stream';

const megabyte = 1024 * 1024;
const chunk = 64 * 1024;
const at = new Date('2026-11-20T12:00:00Z');

/** Returns five files of 20 MB each, and records how much of them was read and whether they were closed. */
function bigFiles() {
  const seen = { bytes: 0, opened: 0, closed: 0, isOver: false };
  async function* bytes() {
    for (let part = 0; part < 20 * megabyte; part += chunk) {
      seen.bytes += chunk;
      yield Buffer.alloc(chunk, part);
    }
  }
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    try {
      for (let file = 0; file < 5; file += 1) {
        const source = Readable.from(bytes(), { objectMode: false });
        seen.opened += 1;
        source.once('close', () => (seen.closed += 1));
        yield { name: `files/${file}.bin`, source, isPacked: true };
      }
    } finally {
      seen.isOver = true;
    }
  }
  return { seen, entries: entries() };
}

describe('the stream of an archive', () => {
  it('[U9] an archive contains every entry completely', async () => {
    async function* entries(): AsyncGenerator<ArchiveEntry> {
      yield { name: 'a.json', source: Readable.from(['[1,', '2]']), isPacked: false };
      yield { name: 'empty.txt', source: Readable.from([]), isPacked: false };
      yield { name: 'files/ü.bin', source: Readable.from([Buffer.from([0, 1, 2])]), isPacked: true };
    }
    const files = unzipSync(await buffer(zipStream(entries(), at)));
    expect(Object.entries(files).map(([name, bytes]) => [name, [...bytes]])).toEqual([
      ['a.json', [...Buffer.from('[1,2]')]],
      ['empty.txt', []],
      ['files/ü.bin', [0, 1, 2]],
    ]);
  });

  it('[U9] an archive reads ahead only as far as its reader, and stops when the reader leaves', async () => {
    const { seen, entries } = bigFiles();
    const archive = zipStream(entries, at);
    archive.read(1);
    await wait(200);
    expect([seen.opened, seen.bytes < 2 * megabyte]).toEqual([1, true]);
    archive.destroy();
    await wait(50);
    expect(seen).toMatchObject({ opened: 1, closed: 1, isOver: true });
  });

  it('[U9] an archive fails when an entry fails, so that half an archive does not look complete', async () => {
    async function* half() {
      yield Buffer.from('some');
      throw new Error('the disk is gone');
    }
    async function* entries(): AsyncGenerator<ArchiveEntry> {
      yield { name: 'files/1.bin', source: Readable.from(half()), isPacked: true };
    }
    await expect(buffer(zipStream(entries(), at))).rejects.toThrow('the disk is gone');
  });
});
