import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'content-disposition';
import { expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { uniquePdf } from '../../testing/make-pdf';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_UPLOADS_AT_ONCE: '0' });
const owner = beforeTests(() => signedIn(test.app));
const cases = path.resolve(import.meta.dirname, '../../../../../../shared/data/cases/names.json');

/** Names that broke other products, if that list is available, or else a few examples. */
function fileNames(): string[] {
  if (!existsSync(cases))
    return ['U\u0308bung.pdf', '.pdf', 'a"b;c=d\\e.pdf', 'line1\nline2.pdf', 'REPORT.PDF'];
  return JSON.parse(readFileSync(cases, 'utf8')).map(({ name }: { name: string }) => name);
}

/** Escapes a name like browsers do in forms. */
const inForm = (name: string) =>
  name.replace(/[\n\r"]/g, (sign) => ({ '\n': '%0A', '\r': '%0D' })[sign] ?? '%22');

it.each(fileNames())(
  '[D2] a file with the name %j is stored and downloaded with its name and extension',
  async (name) => {
    const answer = await owner.upload(await uniquePdf(1), { fileName: inForm(name) });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('"id"')]);
    const { id, fileName } = answer.json<{ id: number; fileName: string }>();
    await test.processAll();
    // The extension of a program is refused, whatever the file contains.
    const status = name.endsWith('.exe') ? 'refused' : 'published';
    expect((await owner.get(`/api/documents/${id}`)).json()).toMatchObject({ status });
    expect(fileName).toBe(fileName.normalize('NFC'));
    expect(fileName).toMatch(/^[^.\s\p{Cc}\p{Cf}][^\p{Cc}\p{Cf}]*$/u);
    expect(path.extname(fileName)).toBe(path.extname(name.trim()) || '.pdf');

    const download = await owner.get(`/api/documents/${id}/file`);
    expect(download.statusCode).toBe(200);
    const header = String(download.headers['content-disposition']);
    const plain = parse(header, { extended: false }).parameters.filename ?? '';
    expect(plain).toMatch(/^[\x20-\x7e]+$/);
    expect(plain).not.toMatch(/["\\%;/]/);
    expect(path.extname(plain)).toBe(path.extname(fileName));
    expect(parse(header).parameters.filename).toBe(fileName);
  },
);
