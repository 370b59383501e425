import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { settingsPage } from './settings-docs';

it('[R1] docs/settings.md is what the settings schema says', async () => {
  expect(await readFile(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')).toBe(
    settingsPage(),
  );
});
