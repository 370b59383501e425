import { ApiError } from '@aw/contracts/api-error';
import type { DocumentTab, LibraryItem } from '@aw/contracts/library/public';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { reader, renderStatic, sampleCard, seedFailure } from '~/testing/render-static';
import { LibraryPage } from './library-page';
import { libraryQuery } from './library-queries';
import { libraryTabs, tabOf } from './library-tabs';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

const render = (tab: string, seed?: (cache: QueryClient) => void) =>
  renderStatic(<LibraryPage />, { address: `/library?tab=${tab}`, seed });

const loaded = (tab: DocumentTab, items: LibraryItem[], nextCursor?: string) => (cache: QueryClient) =>
  cache.setQueryData(libraryQuery(reader.id, tab).queryKey, {
    pages: [{ items, nextCursor }],
    pageParams: [undefined],
  });
const item = { ...sampleCard, addedAt: '2026-03-01T00:00:00.000Z' };

const tabs = [
  ['saved', 'Saved documents', 'No saved documents yet', 'Browse Documents'],
  ['unlocked', 'Unlocked documents', 'No unlocked documents yet', 'Browse Documents'],
  ['uploaded', 'Uploads', 'No documents uploaded yet', 'Upload Documents'],
  ['recent', 'Recently read documents', 'No documents read yet', 'Browse Documents'],
] as const;

describe.each(tabs)('the tab %s of the library', (tab, noun, empty, action) => {
  it(`[X4] the tab ${tab} shows placeholders while it loads`, () => {
    const html = render(tab);
    expect(html).toContain(`Loading ${noun.toLowerCase()}…`);
    expect(html).not.toContain(empty);
  });

  it(`[X4] the tab ${tab} says that it did not load and offers a retry`, () => {
    const html = render(tab, (cache) =>
      seedFailure(cache, libraryQuery(reader.id, tab).queryKey, new ApiError(503, 'busy')),
    );
    expect(html).toContain(`${noun} did not load`);
    expect(html).toContain('Try again');
  });

  it(`[X4] [D24] the empty tab ${tab} says what will be there, with one action and no number`, () => {
    const html = render(tab, loaded(tab, []));
    expect(html).toContain(empty);
    expect(html).toContain(action);
    expect(html).not.toMatch(/>0[ <]/);
  });

  it(`[X4] [D24] the tab ${tab} lists its documents, more on demand`, () => {
    const html = render(tab, loaded(tab, [item], 'next'));
    expect(html).toContain(sampleCard.title);
    expect(html).toContain('Load more');
    expect(html).not.toContain(empty);
  });
});

it('[D25] an own upload shows the school and course as typed while they wait for staff', () => {
  const typed = { ...item, typedSchool: 'Gulf College', typedCourse: 'ECON 12' };
  const waiting = 'ECON 12, Gulf College (waiting for our staff)';
  const unlisted = { schoolName: null, courseCode: null, courseName: null };
  expect(render('uploaded', loaded('uploaded', [{ ...typed, ...unlisted }]))).toContain(waiting);
  expect(render('uploaded', loaded('uploaded', [item]))).not.toContain('waiting for our staff');
});

it('[D24] the library asks people to log in where only accounts may read', () => {
  const html = render('saved', (cache) =>
    seedFailure(
      cache,
      libraryQuery(reader.id, 'saved').queryKey,
      new ApiError(401, 'Authentication required', { code: 'auth.required' }),
    ),
  );
  expect(html).toContain('Login Required');
});

it('[D24] only what was read can be cleared, and only if there is something', () => {
  expect(render('recent', loaded('recent', [item]))).toContain('Clear recently read');
  expect(render('recent', loaded('recent', []))).not.toContain('Clear recently read');
  expect(render('saved', loaded('saved', [item]))).not.toContain('Clear recently read');
});

it('[D24] an unknown tab opens the first', () => {
  expect(tabOf('nothing')).toBe(libraryTabs[0]);
  expect(tabOf(null).value).toBe('saved');
});

it('[X4] a tab has six placeholders of cards while it loads, and that of uploads five of rows', () => {
  for (const tab of ['saved', 'unlocked', 'recent']) expect(render(tab).match(/<li>/g)).toHaveLength(6);
  expect(render('uploaded').match(/not-last:border-b/g)).toHaveLength(5);
});
