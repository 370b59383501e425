import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const command = path.resolve(import.meta.dirname, '../../../apps/api/dist/admin-invite.js');

/** Creates a one-time link with the command of the API while the server runs. Throws if it prints none. */
export async function inviteAdmin(dataDir: string): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [command], { env });
  const link = stdout.match(/https?:\/\/\S+\/admin-setup\?token=\S+/)?.[0];
  if (!link) throw new Error(`No link was printed: ${stdout}`);
  return link;
}
