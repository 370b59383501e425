import { expect, it } from 'vitest';
import { withChanges } from './live-content';

type Dated = { date: string };
const written = { wordCount: 1, readMinutes: 1 };
const built = [
  { ...written, id: 'newer', date: '2025-06-01' },
  { ...written, id: 'older', date: '2025-01-01' },
];
const byNewest = (a: Dated, b: Dated) => b.date.localeCompare(a.date);
const changed = (...entries: typeof built) => ({
  articles: new Map(entries.map((entry) => [entry.id, { entry, body: { html: '', headings: [] } }])),
  isSettled: true,
});

it('[X9] an unchanged list is the one that the site was built with', () => {
  expect(withChanges<Dated>(built, changed(), byNewest)).toBe(built);
});

it('[X9] a changed article replaces the built one, and an added one is sorted in', () => {
  const moved = { ...written, id: 'older', date: '2026-02-01' };
  const added = { ...written, id: 'added', date: '2025-09-01' };
  const list = withChanges<Dated>(built, changed(moved, added), byNewest);
  expect(list.map(({ id, date }) => [id, date])).toEqual([
    ['older', '2026-02-01'],
    ['added', '2025-09-01'],
    ['newer', '2025-06-01'],
  ]);
});
