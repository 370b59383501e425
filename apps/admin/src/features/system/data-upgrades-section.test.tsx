import type { DataUpgrade } from '@aw/contracts/system/data-upgrades';
import { expect, it } from 'vitest';
import { renderConsole, testServices, textWithBars } from '../../testing/render-console';
import { DataUpgradesSection, dataUpgradesQuery } from './data-upgrades-section';

const { api } = testServices;

const done: DataUpgrade = { name: 'documents', done: 1240, left: 0, givenUp: [], movedAt: null };

/** Text of the section, with a bar for each run of tags. */
function render(upgrades: DataUpgrade[]): string {
  const { queryKey } = dataUpgradesQuery(api);
  const cached = [{ queryKey, data: { countedUpTo: 10_000, upgrades } }];
  return textWithBars(renderConsole(<DataUpgradesSection />, { cached }));
}

it('[M14] an update of stored data shows what remains and when it last made progress', () => {
  const movedAt = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString();
  const section = render([
    { ...done, left: 2, movedAt },
    { ...done, name: 'posts', left: 10_000, done: 10_000 },
    { ...done, name: 'quiz_questions' },
  ]);
  expect(section).toContain('|Text of documents|2|1,240|3 hours ago|None|');
  expect(section).toContain('|Questions, answers and comments|10,000 or more|10,000 or more|None yet|None|');
  expect(section).not.toContain('Quiz questions');
});

it('[M14] documents that could not be read again are shown with their reasons', () => {
  const givenUp = [
    { reason: 'missing', count: 1 },
    { reason: 'refused', count: 12 },
  ] as const;
  expect(render([{ ...done, givenUp: [...givenUp] }])).toContain(
    '|Text of documents|0|1,240|Finished|1: the file is missing; 12: the file would be refused today|',
  );
});

it('[M14] nothing is shown when all stored data is up to date', () => {
  expect(render([done])).toBe('');
});
