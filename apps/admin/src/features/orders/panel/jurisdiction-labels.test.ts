import { expect, it } from 'vitest';
import { jurisdictionLabel } from './jurisdiction-labels';

const decision = {
  at: '2026-02-27T20:00:00Z',
  isAllowed: true,
  service: 'essay-writing',
  institutionCountry: 'AE',
  institutionRegion: null,
  billingCountry: 'AE',
  headerCountries: ['IN', 'AE'],
  barredBy: null,
  law: null,
};

it('[L1] the latest jurisdiction decision names each of its places once', () => {
  expect(jurisdictionLabel([])).toBeUndefined();
  expect(jurisdictionLabel([decision])).toBe('United Arab Emirates, India: allowed');
});

it('[L1] a refused jurisdiction names the law', () => {
  const refused = {
    ...decision,
    at: '2026-02-28T20:00:00Z',
    isAllowed: false,
    institutionCountry: 'GB',
    institutionRegion: 'GB-ENG',
    billingCountry: null,
    headerCountries: [],
    barredBy: 'service',
    law: 'Skills and Post-16 Education Act 2022',
  };
  expect(jurisdictionLabel([decision, refused])).toBe(
    'England: refused, Skills and Post-16 Education Act 2022',
  );
  expect(jurisdictionLabel([{ ...refused, barredBy: 'paperDescription' }])).toBe(
    'England: refused (because of the description), Skills and Post-16 Education Act 2022',
  );
});
