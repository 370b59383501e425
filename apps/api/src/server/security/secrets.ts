import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../../adapters/files/durable-write';

/**
 * Returns the configured session secret, or one that is created once in the data folder and readable only for its
 * owner.
 */
export async function sessionSecretOf(config: {
  SESSION_SECRET?: string;
  DATA_DIR: string;
}): Promise<string> {
  return config.SESSION_SECRET || readOrCreateSecret(config.DATA_DIR, 'session-secret');
}

/** Returns the configured secret of the key that signs credentials, or one that is created in the same way. */
export async function credentialSecretOf(config: {
  CREDENTIAL_SECRET?: string;
  DATA_DIR: string;
}): Promise<string> {
  return config.CREDENTIAL_SECRET || readOrCreateSecret(config.DATA_DIR, 'credential-secret');
}

async function readOrCreateSecret(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  const readSecret = () => readFile(file, 'utf8').then((text) => text.trim());
  try {
    return await readSecret();
  } catch {
    const secret = randomBytes(48).toString('base64url');
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(file, secret, { mode: 0o600, flag: 'wx' });
      return secret;
    } catch (error) {
      // Another process that started at the same time was faster.
      if (hasCode(error, 'EEXIST')) return readSecret();
      throw error;
    }
  }
}
