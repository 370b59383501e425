import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const DATABASE_URL = 'postgres://user:secret@db.example:5432/workshop';

it('[R1] an invalid setting stops the start with its name and what it is for', () => {
  expect(() => readConfig({ PORT: 'abc', ROLES: 'http,cook' })).toThrow(
    /PORT: .*Port of the site[\s\S]*ROLES: /,
  );
});

it('[R1] an empty value counts as an absent one', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '' });
  expect([config.PORT, config.DATABASE_URL]).toEqual([3000, undefined]);
});

it('[R1] the level of the log is read in any case', () => {
  expect(readConfig({ LOG_LEVEL: 'DEBUG', DATABASE_URL }).LOG_LEVEL).toBe('debug');
  const other = readConfig({ LOG_LEVEL: 'WARNING' });
  expect([other.LOG_LEVEL, other.hints]).toEqual(['info', [expect.stringContaining('LOG_LEVEL: ')]]);
});

it('[R1] the address of another kind of database stops the start, and its password is not printed', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://user:secret@db.example/shop' });
  expect(read).toThrow(/^These settings are wrong.*\n {2}DATABASE_URL: must be an address that begins with/);
  expect(read).not.toThrow('secret@db.example');
});

describe('old names of settings', () => {
  it('[R1] old names of settings with a valid value work, and a hint names the new ones', () => {
    const config = readConfig({
      MAIL: 'smtp',
      SMTP_URL: 'smtp://127.0.0.1:25',
      FILES: 's3',
      S3_BUCKET: 'b',
      HOST: '0.0.0.0',
      DATABASE_URL,
    });
    expect([config.MAIL_TRANSPORT, config.FILE_STORAGE, config.LISTEN_HOST]).toEqual([
      'smtp',
      's3',
      '0.0.0.0',
    ]);
    expect(config.hints).toEqual([
      expect.stringContaining('MAIL is now called MAIL_TRANSPORT'),
      expect.stringContaining('FILES is now called FILE_STORAGE'),
      expect.stringContaining('HOST is now called LISTEN_HOST'),
    ]);
  });

  it('[R1] old names of settings are ignored if other programs export them', () => {
    const { hints, ...config } = readConfig({
      MAIL: '/var/mail/name',
      FILES: '/etc/files',
      HOST: 'x86_64-conda-linux-gnu',
    });
    expect(config).toMatchObject({
      MAIL_TRANSPORT: 'folder',
      FILE_STORAGE: 'folder',
      LISTEN_HOST: '127.0.0.1',
    });
    expect(hints).toEqual([]);
  });

  it('[R1] HOST never changes the address that a server without DATABASE_URL listens on', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).LISTEN_HOST).toBe('127.0.0.1');
    const server = readConfig({ HOST: 'x86_64-conda-linux-gnu', DATABASE_URL });
    expect([server.LISTEN_HOST, server.hints]).toEqual([
      '127.0.0.1',
      [expect.stringContaining('HOST is ignored')],
    ]);
  });

  it('[R1] the new name of a setting takes precedence, without a hint', () => {
    const env = {
      MAIL: 'smtp',
      MAIL_TRANSPORT: 'folder',
      FILES: 's3',
      FILE_STORAGE: 'folder',
      HOST: '::',
      LISTEN_HOST: '::1',
    };
    expect(readConfig({ ...env, DATABASE_URL })).toMatchObject({
      MAIL_TRANSPORT: 'folder',
      FILE_STORAGE: 'folder',
      LISTEN_HOST: '::1',
      hints: [],
    });
  });
});

describe('partial settings', () => {
  const partial = [
    [{ OPENAI_API_KEY: 'sk-1' }, 'OPENAI_MODEL: needed with OPENAI_API_KEY', 'OPENAI_API_KEY'],
    [{ OPENAI_MODEL: 'some-model' }, 'OPENAI_API_KEY: needed with OPENAI_MODEL', 'OPENAI_MODEL'],
    [
      { STRIPE_SECRET_KEY: 'x' },
      'STRIPE_PUBLISHABLE_KEY: needed with STRIPE_SECRET_KEY',
      'STRIPE_SECRET_KEY',
    ],
    [{ STRIPE_WEBHOOK_SECRET: 'x' }, 'STRIPE_SECRET_KEY: needed with', 'STRIPE_WEBHOOK_SECRET'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID: needed with OIDC_ISSUER', 'OIDC_ISSUER'],
    [{ OIDC_CLIENT_SECRET: 'x' }, 'OIDC_ISSUER: needed with OIDC_CLIENT_SECRET', 'OIDC_CLIENT_SECRET'],
    [{ MAIL_TRANSPORT: 'smtp' }, 'SMTP_URL: needed with MAIL_TRANSPORT=smtp', 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://127.0.0.1:25' }, 'MAIL_TRANSPORT: smtp is needed with SMTP_URL', 'SMTP_URL'],
    [{ S3_BUCKET: 'b' }, 'FILE_STORAGE: s3 is needed with S3_BUCKET', 'S3_BUCKET'],
  ] as const;

  it.each(partial)('[R1] the partial settings %o stop the start with DATABASE_URL', (env, text) => {
    expect(() => readConfig({ ...env, DATABASE_URL })).toThrow(`\n  ${text}`);
  });

  it.each(partial)(
    '[R1] the partial settings %o are ignored with the embedded database, and a hint says so',
    (env, text, name) => {
      const config = readConfig(env);
      expect(config[name]).toBeUndefined();
      expect(config).toMatchObject({ MAIL_TRANSPORT: 'folder', FILE_STORAGE: 'folder' });
      expect(config.hints).toEqual([expect.stringContaining(text)]);
    },
  );

  it('[R1] an invalid key is ignored with the embedded database, together with its feature', () => {
    const config = readConfig({
      OPENAI_API_KEY: 'x',
      OPENAI_MODEL: 'm',
      OPENAI_BASE_URL: 'nowhere',
      SMTP_URL: 'localhost',
    });
    expect([config.OPENAI_API_KEY, config.SMTP_URL]).toEqual([undefined, undefined]);
    expect(config.hints).toHaveLength(2);
  });

  it('[R1] an incomplete FILE_STORAGE=s3 stops every start, so that files never go to a folder instead', () => {
    for (const database of [{}, { DATABASE_URL }])
      for (const env of [
        {},
        { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id' },
        { S3_BUCKET: 'b', S3_ENDPOINT: 'nowhere' },
      ])
        expect(() => readConfig({ FILE_STORAGE: 's3', ...env, ...database })).toThrow(/\n {2}S3_/);
    expect(() => readConfig({ FILE_STORAGE: 'S3', S3_BUCKET: 'b' })).toThrow('FILE_STORAGE: ');
    expect(() => readConfig({ FILES: 's3' })).toThrow('S3_BUCKET: ');
  });
});

it('[U3] a provider over plain HTTP is accepted only on this machine', () => {
  const read = (OIDC_ISSUER: string) => readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'x', DATABASE_URL });
  for (const issuer of [
    'http://accounts.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.example',
    'http://127.0.0.2',
    'http://0.0.0.0',
    'http://10.0.0.7:8080',
    'ftp://localhost',
  ])
    expect(() => read(issuer)).toThrow(
      'OIDC_ISSUER: http is allowed only for localhost, 127.0.0.1 and [::1]',
    );
  for (const issuer of [
    'http://localhost:5000',
    'http://127.0.0.1',
    'http://[::1]:1',
    'https://accounts.example',
  ])
    expect(read(issuer).OIDC_ISSUER).toBe(issuer);
});
