import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { settingGroups, settings } from './settings';
import { settingsPage } from './settings-docs';

it('[R1] docs/settings.md equals the settings schema', async () => {
  expect(await readFile(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')).toBe(
    settingsPage(),
  );
});

it('[R1] every setting is in exactly one group, with a description that is a sentence', () => {
  const grouped = settingGroups.flatMap((group) => Object.keys(group.settings));
  expect(grouped.toSorted()).toEqual(Object.keys(settings).toSorted());
  const unfinished = Object.entries(settings).filter(
    ([, { description = '' }]) => !/^[A-Z].*\.$/.test(description),
  );
  expect(unfinished.map(([name]) => name)).toEqual([]);
});
