import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderTransport } from './folder-transport';
import { findStoredMail, listStoredMails } from './mail-folder';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aw-mail-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const mail = {
  id: '0e5d3c9a-6d2f-4f0e-9a51-7d1f3f1d2b11',
  to: 'ada@example.com',
  from: 'Academic Workshop <no-reply@workshop.example>',
  subject: 'Confirm your email address',
  html: '<p>Hello</p>',
  text: 'Hello',
};

it('[U7] a mail in the folder is a message that mail programs can read, and the newest is listed first', async () => {
  const folder = path.join(root, 'mail');
  const transport = createFolderTransport(folder);
  expect(await listStoredMails(folder, 10)).toEqual([]);
  await transport.send(mail);
  // A mail that is sent again after a crash is still one message.
  await transport.send(mail);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const later = { ...mail, id: '1e5d3c9a-6d2f-4f0e-9a51-7d1f3f1d2b12', subject: 'Later' };
  await transport.send(later);
  await transport.close();
  const eml = await PostalMime.parse(await readFile(path.join(folder, `${mail.id}.eml`), 'utf8'));
  expect(eml).toMatchObject({ subject: mail.subject, messageId: `<${mail.id}@workshop.example>` });
  expect((await listStoredMails(folder, 10)).map(({ subject }) => subject)).toEqual(['Later', mail.subject]);
  expect(await listStoredMails(folder, 1)).toHaveLength(1);
  expect(await findStoredMail(folder, mail.id)).toMatchObject(mail);
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

it('[U7] a message is found only by its id, never by a path', async () => {
  const folder = path.join(root, 'other');
  await createFolderTransport(folder).send(mail);
  for (const id of ['../other/0e5d3c9a-6d2f-4f0e-9a51-7d1f3f1d2b11', 'nothing', mail.id.replace('0e', '1e')])
    expect([id, await findStoredMail(folder, id)]).toEqual([id, undefined]);
});
