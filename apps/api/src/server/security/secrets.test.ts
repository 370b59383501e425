import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { credentialSecretOf, sessionSecretOf } from './secrets';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aw-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('secrets of an installation', () => {
  it('[Z13] the secret of credentials is created once, even by two parallel starts, and only its owner can read it', async () => {
    const config = { DATA_DIR: path.join(folder, 'var') };
    const secrets = await Promise.all([credentialSecretOf(config), credentialSecretOf(config)]);
    expect(new Set([...secrets, await credentialSecretOf(config)]).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{64}$/);
    expect((await stat(path.join(config.DATA_DIR, 'credential-secret'))).mode & 0o777).toBe(0o600);
    expect(await sessionSecretOf(config)).not.toBe(secrets[0]);
  });

  it('[Z13] a configured secret of credentials is used instead', async () => {
    const CREDENTIAL_SECRET = 'x'.repeat(32);
    expect(await credentialSecretOf({ DATA_DIR: folder, CREDENTIAL_SECRET })).toBe(CREDENTIAL_SECRET);
  });
});
