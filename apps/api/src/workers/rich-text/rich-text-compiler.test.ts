import { afterEach, expect, it } from 'vitest';
import { openRichTextCompiler, type RichTextCompiler } from './rich-text-compiler';

/** A text that takes the parser many seconds. */
const bomb = 'a\n-\n'.repeat(7_500);

/** Long limits, because other tests may keep the machine busy. */
const patient = { onError: () => {}, maxWaitMs: 600_000, deadlineMs: 600_000 };

let compiler: RichTextCompiler | undefined;
afterEach(() => compiler?.close());

it.each([['>'], ['*a_'], ['[a]('], ['a\n-\n']])(
  '[R8] honest texts compile after three parallel texts of repeated %j',
  async (unit) => {
    compiler = openRichTextCompiler(patient);
    const { compile } = compiler;
    const long = unit.repeat(30_000 / unit.length);
    const hostile = Promise.allSettled([1, 2, 3].map(() => compile(long, { group: 'crowd' })));
    const honest = ['one', 'two', 'three'].map((text) => compile(text, { group: 'other' }));
    await hostile;
    expect((await Promise.all(honest)).map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect((await compile('four', undefined)).text).toBe('four');
  },
);

it('[R8] an honest text waits for at most one turn of each address during 75 hostile texts of three addresses', async () => {
  compiler = openRichTextCompiler(patient);
  const { compile } = compiler;
  let compiled = 0;
  const hostile = Array.from({ length: 75 }, async (_, at) => {
    const error = await compile(bomb, { group: `address ${at % 3}` }).catch((reason: unknown) => reason);
    if ((error as { code?: string }).code === 'text.too_complex') compiled += 1;
  });
  expect((await compile('honest', { group: 'other' })).text).toBe('honest');
  // Two are being compiled, one of the third address waits before the honest one, and one more may end meanwhile.
  expect(compiled).toBeLessThanOrEqual(4);
  await compiler.close();
  await Promise.all(hostile);
});

it('[R8] a text that takes too much processor time is refused as too complex', async () => {
  compiler = openRichTextCompiler(patient);
  await expect(compiler.compile(bomb, undefined)).rejects.toMatchObject({
    status: 422,
    code: 'text.too_complex',
  });
});

it('[R8] a text that times out on a busy machine is answered with 503 and a time to retry', async () => {
  compiler = openRichTextCompiler({ ...patient, cpuMs: 60_000, deadlineMs: 1 });
  await expect(compiler.compile('honest', undefined)).rejects.toMatchObject({
    status: 503,
    code: 'server.busy',
    extra: { retryAfterSeconds: 5 },
  });
});
