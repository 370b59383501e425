import { afterEach, expect, it, vi } from 'vitest';
import { placeOf } from '~/lib/place-memory';
import { memoryStorage } from '~/testing/memory-storage';
import { renderStatic, sampleCard } from '~/testing/render-static';
import { maxItems, previewCount, uploadsQuery } from './profile-queries';
import { RecentUploads } from './recent-uploads';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

afterEach(() => vi.unstubAllGlobals());

it('[D24] going back to the profile shows as many uploads as before', () => {
  const uploads = Array.from({ length: 7 }, (_, at) => ({
    ...sampleCard,
    id: at + 1,
    title: `Notes ${at + 1}`,
  }));
  const shown = (counts: Record<string, number>) => {
    const place = placeOf({ key: 'default', pathname: '/profile', search: '' });
    const visited_places = JSON.stringify([[place, { counts }]]);
    vi.stubGlobal('sessionStorage', memoryStorage({ visited_places })());
    return renderStatic(<RecentUploads userId="u" />, {
      address: '/profile',
      seed: (cache) => {
        cache.setQueryData(uploadsQuery('u', previewCount).queryKey, uploads.slice(0, previewCount));
        cache.setQueryData(uploadsQuery('u', maxItems).queryKey, uploads);
      },
    });
  };
  expect(shown({})).not.toContain('Notes 7');
  expect(shown({})).toContain('Show more uploads');
  expect(shown({ Uploads: maxItems })).toContain('Notes 7');
});
