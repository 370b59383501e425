import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../../adapters/files/durable-write';

/** The configured session secret, or one made once and kept readable for the owner only in the data folder. */
export async function sessionSecretOf(config: {
  SESSION_SECRET?: string;
  DATA_DIR: string;
}): Promise<string> {
  return config.SESSION_SECRET || keptSecret(config.DATA_DIR, 'session-secret');
}

/** The configured secret of the key that signs credentials, or one made and kept in the same way. */
export async function credentialSecretOf(config: {
  CREDENTIAL_SECRET?: string;
  DATA_DIR: string;
}): Promise<string> {
  return config.CREDENTIAL_SECRET || keptSecret(config.DATA_DIR, 'credential-secret');
}

async function keptSecret(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  const known = () => readFile(file, 'utf8').then((text) => text.trim());
  try {
    return await known();
  } catch {
    const secret = randomBytes(48).toString('base64url');
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(file, secret, { mode: 0o600, flag: 'wx' });
      return secret;
    } catch (error) {
      // Another process of the same first start was faster.
      if (hasCode(error, 'EEXIST')) return known();
      throw error;
    }
  }
}
