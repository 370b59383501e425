import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readConfig } from './config';
import { settingsPage } from './settings-docs';

it('[R1] docs/settings.md is what the settings schema says', async () => {
  expect(await readFile(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')).toBe(
    settingsPage(),
  );
});

it('[R1] a wrong setting stops the start and is named with what it means', () => {
  expect(() => readConfig({ PORT: 'abc', ROLES: 'http,cook' })).toThrow(
    /PORT: .*Port of the site[\s\S]*ROLES: /,
  );
  expect(() => readConfig({ FILES: 's3' })).toThrow('S3_BUCKET');
});

it('[A6] a key of a model without the model stops the start, and a model without a key is none', () => {
  expect(() => readConfig({ OPENAI_API_KEY: 'sk-1' })).toThrow(/OPENAI_MODEL: needed with OPENAI_API_KEY/);
  expect(readConfig({ OPENAI_MODEL: 'some-model' }).OPENAI_API_KEY).toBeUndefined();
});

it('[R1] an empty value counts as an absent one', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '' });
  expect([config.PORT, config.DATABASE_URL]).toEqual([3000, undefined]);
});
