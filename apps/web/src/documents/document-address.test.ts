import { expect, it } from 'vitest';
import { changedPlace, documentAddress, formatReadingPlace, parseReadingPlace } from './document-address';

it('[D7] the address of a hit contains its page and the search words', () => {
  expect(documentAddress(12, { page: 3, q: 'curve' })).toBe('/documents/12?page=3&q=curve');
  expect(documentAddress(12)).toBe('/documents/12');
});

it('[D7] the reading place is written to the address and read back', () => {
  const place = parseReadingPlace(new URLSearchParams('page=3&view=text&q=curve'));
  expect(place).toEqual({ page: 3, view: 'text', q: 'curve' });
  expect(formatReadingPlace(place).toString()).toBe('page=3&view=text&q=curve');
});

it('[D26] the address stores whether a page is open in full screen', () => {
  const place = parseReadingPlace(new URLSearchParams('page=3&full=1'));
  expect(place.isFull).toBe(true);
  expect(formatReadingPlace(place).toString()).toBe('page=3&full=1');
});

it('[D7] an invalid page number opens the first page', () => {
  for (const page of ['0', '-2', 'x', '1e3', '']) {
    expect(parseReadingPlace(new URLSearchParams({ page })).page).toBe(1);
  }
  expect(formatReadingPlace(parseReadingPlace(new URLSearchParams('page=1'))).toString()).toBe('page=1');
});

it('[D26] the first page is in the address, because without one the page that was read last opens', () => {
  expect(documentAddress(12, { page: 1 })).toBe('/documents/12?page=1');
  expect(formatReadingPlace({ page: 1, view: 'text', q: '' }).toString()).toBe('page=1&view=text');
});

it('[A8] the address of a cited page opens in its text with the quote, which is bounded and stays on one line', () => {
  const address = documentAddress(12, { page: 3, quote: ' The flow\n ends. ' });
  expect(address).toBe('/documents/12?page=3&view=text&quote=The+flow+ends.');
  expect(parseReadingPlace(new URLSearchParams(address.split('?')[1])).quote).toBe('The flow ends.');
  const long = documentAddress(12, { page: 3, quote: 'osmosis '.repeat(90) });
  const { quote = '' } = parseReadingPlace(new URLSearchParams(long.split('?')[1]));
  expect(quote).toMatch(/^(osmosis ?)+$/);
  expect(quote.length).toBeLessThanOrEqual(400);
  expect(quote.endsWith('osmosis')).toBe(true);
});

it('[A8] a quote stays in the address when the view changes, and not when another page opens', () => {
  const place = { page: 3, view: 'text', q: '', quote: 'The flow ends.' } as const;
  expect(changedPlace(place, { page: 3, view: 'pages' })).toMatchObject({
    view: 'pages',
    quote: place.quote,
  });
  expect(changedPlace(place, { view: 'pages' })).toHaveProperty('quote');
  expect(changedPlace(place, { page: 4 })).not.toHaveProperty('quote');
});
