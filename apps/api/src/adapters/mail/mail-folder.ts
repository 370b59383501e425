import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { hasCode } from '../files/durable-write';

const storedMail = z.object({
  id: z.uuid(),
  sentAt: z.iso.datetime(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
});
/** A message as shown on the mailbox page. */
export type StoredMail = z.infer<typeof storedMail>;

/**
 * Stores one message as `<id>.eml`, for mail programs, and `<id>.json`, for the mailbox page. Each file is visible
 * only when complete.
 */
export async function keepMail(folder: string, mail: StoredMail, eml: Buffer): Promise<void> {
  // Links in mails open accounts, so no other user of this machine may read them.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(fileOf(folder, mail.id, 'eml'), eml);
  await writeWhole(fileOf(folder, mail.id, 'json'), JSON.stringify(mail));
}

/** Returns the latest messages, newest first. */
export async function listStoredMails(folder: string, most: number): Promise<StoredMail[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.json')).map((name) => path.join(folder, name));
  const dated = await Promise.all(
    files.map(async (file) => ({ file, changedAt: (await stat(file)).mtimeMs })),
  );
  const latest = dated.sort((a, b) => b.changedAt - a.changedAt).slice(0, most);
  return Promise.all(latest.map(({ file }) => readKept(file)));
}

/** Returns one message, or undefined if none has this id. */
export async function findStoredMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  return readKept(fileOf(folder, id, 'json')).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}

const fileOf = (folder: string, id: string, ending: string) => path.join(folder, `${id}.${ending}`);

async function readKept(file: string): Promise<StoredMail> {
  return storedMail.parse(JSON.parse(await readFile(file, 'utf8')));
}

async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
