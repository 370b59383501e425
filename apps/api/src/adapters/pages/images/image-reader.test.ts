import { execFileSync } from 'node:child_process';
import { mkdtemp, open as openFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blackPng, imageOf, pngOf, taggedJpeg, tags } from '../../../testing/sample-images';
import { zipOf } from '../../../testing/sample-zip';
import { type ImageReader, type ImageReaderOptions, openImageReader } from './open-image-reader';

const limits = { deadlineMs: 60_000, memoryBytes: 1536 * 1024 * 1024 };
const started: { script: string; pid: number }[] = [];
let folder: string;
let reader: ImageReader;
let reads = 0;

function open(options: Partial<ImageReaderOptions> = {}): ImageReader {
  return openImageReader({ ...limits, onChildStart: (child) => started.push(child), ...options });
}

async function read(bytes: Uint8Array, by = reader, form?: 'chat') {
  const source = path.join(folder, `${++reads}-source`);
  const task = { path: source, outPath: path.join(folder, `${reads}.webp`), ...(form ? { form } : {}) };
  await writeFile(task.path, bytes);
  return { task, reading: await by.read(task, undefined) };
}
async function verdictOf(bytes: Uint8Array, by = reader) {
  const { reading } = await read(bytes, by);
  return reading.status === 'refused' ? reading.code : reading.status;
}
async function drawn(bytes: Uint8Array, form?: 'chat') {
  const { task, reading } = await read(bytes, reader, form);
  expect(reading.status).toBe('read');
  const out = await readFile(task.outPath);
  return { out, reading, about: await sharp(out).metadata() };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'image-reader-'));
  reader = open();
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => started.splice(0));

describe('images that are encoded again', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('[Q10] a %s becomes a WebP of the same size', async (type) => {
    const { reading, about, out } = await drawn(await imageOf(type, { colour: '#c83232' }));
    expect(reading).toEqual({ status: 'read', width: 40, height: 30 });
    expect(about).toMatchObject({ format: 'webp', width: 40, height: 30 });
    const { dominant } = await sharp(out).stats();
    expect(Math.abs(dominant.r - 200) + Math.abs(dominant.g - 50) + Math.abs(dominant.b - 50)).toBeLessThan(
      30,
    );
  });

  it('[Q10] a photograph becomes upright and loses its location, camera, XMP, profile and comment', async () => {
    const source = await taggedJpeg();
    const before = await sharp(source).metadata();
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['exif', 'icc', 'xmp', 'orientation']));
    for (const words of Object.values(tags)) expect(source.includes(words), words).toBe(true);
    const { out, reading, about } = await drawn(source);
    expect(reading).toEqual({ status: 'read', width: 40, height: 60 });
    for (const part of ['exif', 'icc', 'xmp', 'iptc', 'orientation', 'comments'])
      expect(about, part).not.toHaveProperty(part);
    for (const words of Object.values(tags)) expect(out.includes(words), words).toBe(false);
    expect(chunksOf(out)).toEqual(['VP8 ']);
    // The profile defines the colours.
    const { dominant } = await sharp(out).stats();
    expect(Math.abs(dominant.g - 204) + Math.abs(dominant.r - 51)).toBeLessThan(30);
  });

  it('[Q10] a zip or a page that is appended to an image is removed', async () => {
    const png = await imageOf('png');
    const page = '<html><script>alert(document.domain)</script></html>';
    for (const rest of [zipOf([{ name: 'evil.exe', bytes: 'MZ' }]), Buffer.from(page)]) {
      const { out } = await drawn(Buffer.concat([png, rest]));
      for (const trace of ['PK\x03\x04', 'evil.exe', '<script', '<html'])
        expect(out.includes(trace)).toBe(false);
      expect(out.readUInt32LE(4) + 8).toBe(out.length);
    }
  });

  it('[Q10] an animation is reduced to its first frame', async () => {
    const frames = await Promise.all(['#c33', '#33c'].map((colour) => imageOf('png', { colour })));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { about, out } = await drawn(moving);
    expect([about.pages ?? 1, about.height]).toEqual([1, 30]);
    const { dominant } = await sharp(out).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('[Q10] transparent parts become white, so that black lines can be seen on a dark page', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const source = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { out, about } = await drawn(source);
    expect([about.hasAlpha, (await sharp(out).stats()).channels[0]?.min]).toEqual([false, 255]);
  });

  it('[Q10] a large image of any shape is made smaller, and a small one keeps its size', async () => {
    for (const [width, height, becomes] of [
      [8000, 5000, [2000, 1250]],
      [1000, 12_000, [500, 6000]],
      [65_535, 10, [2000, 1]],
      [1, 1, [1, 1]],
    ] as const) {
      const { reading } = await drawn(blackPng(width, height));
      expect(reading).toEqual({ status: 'read', width: becomes[0], height: becomes[1] });
    }
  });

  it('[A13] an image for a chat keeps within the sides and bytes of a chat, whatever it shows', async () => {
    for (const [width, height, becomes] of [
      [2400, 1600, [1731, 1154]],
      [20_000, 100, [2000, 10]],
      [100, 20_000, [30, 6000]],
      [40, 30, [40, 30]],
    ] as const) {
      const { reading } = await drawn(blackPng(width, height), 'chat');
      expect(reading).toEqual({ status: 'read', width: becomes[0], height: becomes[1] });
    }
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const noisy = sharp({ create: { width: 1600, height: 1250, channels: 3, background: '#000', noise } });
    const { out, about } = await drawn(await noisy.png({ compressionLevel: 1 }).toBuffer(), 'chat');
    expect(out.length).toBeLessThanOrEqual(500_000);
    expect(about.width).toBeGreaterThan(600);
  });
});

/** Returns the names of a WebP's chunks. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at < webp.length; at += 8 + 2 * Math.ceil(webp.readUInt32LE(at + 4) / 2))
    names.push(webp.toString('latin1', at, at + 4));
  return names;
}

describe('images that are refused', () => {
  it('[Q10] an image of a hundred megapixels is refused by its header and never decoded', async () => {
    // It has no pixels: a reader that decoded it would find it damaged.
    expect(await verdictOf(pngOf(10_000, 10_000))).toBe('pixels');
    expect(await verdictOf(pngOf(100, 100))).toBe('unreadable');
    expect(await verdictOf(pngOf(40_000_000, 1))).toBe('pixels');
    expect(await verdictOf(blackPng(8000, 5001))).toBe('pixels');
  });

  it('[Q10] other kinds of files are never decoded, even with the signature of an image', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>';
    const gif = Buffer.from(
      '47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b',
      'hex',
    );
    const others = [
      Buffer.from(svg),
      gif,
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('<html></html>'),
      zipOf([]),
    ];
    for (const bytes of others) expect(await verdictOf(bytes)).toBe('unreadable');
    for (const bytes of others)
      expect(await verdictOf(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), bytes]))).toBe(
        'unreadable',
      );
    expect(await verdictOf(Buffer.alloc(0))).toBe('unreadable');
  });

  it('[Q10] a truncated image is refused, and the same child reads the next one', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await verdictOf(noise)).toBe('read');
    expect(await verdictOf(noise.subarray(0, noise.length / 2))).toBe('unreadable');
    expect(await verdictOf(noise)).toBe('read');
    expect(started).toEqual([]);
  });

  it('[Q10] an image that takes too long or too much memory is stopped, and can be read with more time', async () => {
    const hasty = open({ deadlineMs: 1 });
    expect(await verdictOf(blackPng(8000, 5000), hasty)).toBe('timeout');
    const task = { path: path.join(folder, `${reads}-source`), outPath: path.join(folder, 'late.webp') };
    expect((await hasty.read({ ...task, timeFactor: 60_000 }, undefined)).status).toBe('read');
    await hasty.close();
    const small = open({ memoryBytes: 1024 });
    expect(await verdictOf(blackPng(8000, 5000, 16), small)).toBe('memory');
    await small.close();
    expect(await verdictOf(await imageOf('png'))).toBe('read');
  });
});

describe('the child that reads images', () => {
  it('[Q10] [R8] an image is read again when its child is killed once, and refused without a file when it is killed twice', async () => {
    const own = open();
    const task = { path: path.join(folder, 'pipe'), outPath: path.join(folder, 'from-pipe.webp') };
    execFileSync('mkfifo', [task.path]);
    /** Opens the pipe, which waits until a child reads the image, and kills that child. */
    const killReader = async () => {
      const pipe = await openFile(task.path, 'w');
      const { pid } = started.at(-1) ?? { pid: 0 };
      process.kill(pid, 'SIGKILL');
      await pipe.close();
      await expect.poll(() => isAlive(pid)).toBe(false);
    };
    const once = own.read(task, undefined);
    await killReader();
    const pipe = await openFile(task.path, 'w');
    await pipe.writeFile(await imageOf('png'));
    await pipe.close();
    expect((await once).status).toBe('read');
    await rm(task.outPath);
    const twice = own.read(task, undefined);
    await killReader();
    await killReader();
    expect(await twice).toEqual({ status: 'refused', code: 'killed' });
    expect(await readdir(folder)).not.toContain(path.basename(task.outPath));
    await own.close();
  });

  it('[Q10] a child reads one image at a time, and images beyond the queue are refused as busy', async () => {
    const own = open({ maxWaiting: 2 });
    const bytes = await imageOf('jpeg');
    const all = await Promise.all(Array.from({ length: 8 }, () => verdictOf(bytes, own)));
    expect(all.toSorted()).toEqual([...Array<string>(5).fill('busy'), 'read', 'read', 'read']);
    expect(started).toHaveLength(1);
    expect(await verdictOf(bytes, own)).toBe('read');
    await own.close();
  });

  it('[R8] the first image of each caller is read before a second one, and an image of a caller that left is not read', async () => {
    const own = open();
    const task = { path: path.join(folder, 'gate'), outPath: path.join(folder, 'from-gate.webp') };
    execFileSync('mkfifo', [task.path]);
    const order: string[] = [];
    const leaving = new AbortController();
    const image = await imageOf('png');
    const sourceOf = (mark: string) => path.join(folder, `${mark}-turn`);
    for (const mark of ['a1', 'a2', 'a3', 'left', 'honest']) await writeFile(sourceOf(mark), image);
    const send = (mark: string, group: string, signal?: AbortSignal) =>
      own
        .read(
          { path: sourceOf(mark), outPath: path.join(folder, `${mark}.webp`) },
          signal ? { group, signal } : { group },
        )
        .finally(() => order.push(mark));
    const gate = own.read(task, { group: 'crowd' });
    const crowd = ['a1', 'a2', 'a3'].map((mark) => send(mark, 'crowd'));
    const left = send('left', 'crowd', leaving.signal);
    const refused = expect(left).rejects.toThrow('gone');
    const honest = send('honest', 'other');
    const pipe = await openFile(task.path, 'w');
    leaving.abort(new Error('gone'));
    await refused;
    await pipe.writeFile(image);
    await pipe.close();
    await Promise.all([gate, ...crowd, honest]);
    expect(order).toEqual(['left', 'honest', 'a1', 'a2', 'a3']);
    expect(await readdir(folder)).not.toContain('left.webp');
    await own.close();
  });

  it('[R2] a fault of this machine throws instead of refusing the image, and the read can be repeated', async () => {
    const nowhere = { path: path.join(folder, 'nowhere'), outPath: path.join(folder, 'out') };
    await expect(reader.read(nowhere, undefined)).rejects.toThrow('could not be read here');
    const { task } = await read(await imageOf('png'));
    await expect(
      reader.read({ ...task, outPath: path.join(folder, 'no', 'folder') }, undefined),
    ).rejects.toThrow();
  });
});
