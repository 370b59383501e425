import { expect, it } from 'vitest';
import { searchAddress, searchContent, searchWordsOf } from './search-address';

it('[M1] a search from a page without a list opens the documents with the words in the address', () => {
  expect(searchAddress({ pathname: '/admin', search: '' }, 'cell biology')).toBe(
    '/admin/documents?q=cell+biology',
  );
  expect(searchAddress({ pathname: '/admin/audit', search: '?target=document:4' }, 'x')).toBe(
    '/admin/documents?q=x',
  );
  expect(searchWordsOf({ pathname: '/admin/audit', search: '?q=x' })).toBeUndefined();
});

it('[M1] a search in a list keeps its tab and closes the open row', () => {
  const here = { pathname: '/admin/documents', search: '?state=refused&q=old&open=3' };
  expect(searchWordsOf(here)).toBe('old');
  expect(searchAddress(here, 'new')).toBe('/admin/documents?state=refused&q=new');
  expect(searchAddress(here, '')).toBe('/admin/documents?state=refused');
  expect(searchAddress({ pathname: '/admin/appeals', search: '' }, 'mine')).toBe('/admin/appeals?q=mine');
});

it('[M9] a search in the list of people searches people and closes the open person', () => {
  const here = { pathname: '/admin/people', search: '?state=suspended&id=user_abc12345&q=ada' };
  expect(searchWordsOf(here)).toBe('ada');
  expect(searchAddress(here, 'lovelace')).toBe('/admin/people?state=suspended&q=lovelace');
  expect(searchContent('/admin/people').label).toBe('Search people');
  expect(searchContent('/admin/audit').label).toBe('Search documents');
});

it('[M9] [Q12] a search in the list of experts searches experts', () => {
  const here = { pathname: '/admin/experts', search: '?state=approved&id=user_abc12345' };
  expect(searchAddress(here, 'law')).toBe('/admin/experts?state=approved&q=law');
  expect(searchContent('/admin/experts').label).toBe('Search experts');
});

it('[Z9] a search in the list of quizzes searches quizzes, and a search on a quiz page opens the documents', () => {
  const here = { pathname: '/admin/quizzes', search: '?status=draft&q=old' };
  expect(searchAddress(here, 'tort')).toBe('/admin/quizzes?status=draft&q=tort');
  expect(searchContent('/admin/quizzes').label).toBe('Search quizzes');
  expect(searchWordsOf({ pathname: '/admin/quizzes/12', search: '' })).toBeUndefined();
});

it('[M10] an order number opens its order from any page, and a search in the list of orders searches orders', () => {
  const id = 'AW-5C8NW2KJ7P4TVXYZ';
  for (const pathname of ['/admin', '/admin/people', '/admin/orders']) {
    expect(searchAddress({ pathname, search: '?q=x&view=late' }, id.toLowerCase())).toBe(
      `/admin/orders?view=all&id=${id}`,
    );
  }
  for (const typed of ['AW-5C8NW2KJ', 'aw-5c8nw2kj', '5C8NW2KJ', 'AW-5C8NW2KJ…', ' aw5c8nw2kj7p '])
    for (const pathname of ['/admin', '/admin/people', '/admin/documents', '/admin/orders'])
      expect(searchAddress({ pathname, search: '?view=late' }, typed)).toMatch(
        /^\/admin\/orders\?view=all&q=AW-5C8NW2KJ(7P)?$/,
      );
  for (const words of ['CHEM1010', 'kinetics', 'AW-5C8N', 'ABCDEFGH'])
    expect(searchAddress({ pathname: '/admin', search: '' }, words)).toBe(`/admin/documents?q=${words}`);
  const here = { pathname: '/admin/orders', search: `?view=late&writer=3&id=${id}` };
  expect(searchAddress(here, 'AW-5C8N')).toBe('/admin/orders?view=late&writer=3&q=AW-5C8N');
  expect(searchContent('/admin/orders').label).toBe('Search orders');
});

it('[D21] a search in the list of synonyms searches synonyms', () => {
  expect(searchAddress({ pathname: '/admin/synonyms', search: '' }, 'calc')).toBe('/admin/synonyms?q=calc');
  expect(searchContent('/admin/synonyms').label).toBe('Search synonyms');
});
