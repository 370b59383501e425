import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers';
import { uniquePdf } from '../../testing/make-pdf';
import { multipart } from '../../testing/multipart';
import { startTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

it('[R2] uploads and downloads answer 503 while the folder of files is missing, and work again when it is back', async () => {
  const test = await startTestApp();
  const user = await signedIn(test.app);
  const folder = path.join(test.ctx.config.DATA_DIR, 'files');
  const upload = async () =>
    user.inject({
      method: 'POST',
      url: '/api/documents',
      ...multipart({ title: 'Notes' }, { name: 'a.pdf', bytes: await uniquePdf() }),
    });
  const { id } = (await upload()).json<{ id: number }>();
  await test.processAll();
  await rename(folder, `${folder}-away`);
  for (const answer of [await upload(), await user.get(`/api/documents/${id}/file`)]) {
    expect(refusalOf(answer)).toEqual([503, 'files.unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await readdir(path.dirname(folder))).not.toContain('files');
  await rename(`${folder}-away`, folder);
  expect((await upload()).statusCode).toBe(201);
  expect((await user.get(`/api/documents/${id}/file`)).statusCode).toBe(200);
  await test.close();
});
