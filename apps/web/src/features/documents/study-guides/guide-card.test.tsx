import { expect, it, vi } from 'vitest';
import { configQuery, defaultConfig } from '~/lib/config';
import { reader, renderStatic, sampleCard } from '~/testing/render-static';
import { GuideCard } from './guide-card';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

it.each([
  ['session', true, true],
  ['account', true, false],
  ['account', false, true],
] as const)(
  '[D7] [D8] with LIBRARY_ACCESS=%s and an anonymous reader (%s), a card has its first page: %s',
  (libraryAccess, isAnonymous, hasPicture) => {
    const html = renderStatic(<GuideCard guide={sampleCard} query="" />, {
      user: { ...reader, isAnonymous },
      seed: (cache) => cache.setQueryData(configQuery.queryKey, { ...defaultConfig, libraryAccess }),
    });
    expect(html.includes('/api/documents/12/pages/1/image')).toBe(hasPicture);
  },
);
