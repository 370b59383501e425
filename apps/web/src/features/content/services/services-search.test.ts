import texts from '@aw/content/services';
import { orderServices } from '@aw/contracts/orders/services';
import { describe, expect, it } from 'vitest';
import { serviceCards } from './service-cards';
import {
  allServices,
  categoryItems,
  findServices,
  formatServicesSearch,
  parseServicesSearch,
  resultText,
} from './services-search';

const cards = serviceCards(texts);
const parse = (query: string) => parseServicesSearch(cards, new URLSearchParams(query));
const find = (query: string) => findServices(cards, parse(query)).map(({ id }) => id);

describe('the services page', () => {
  it('[X7] has a card for each of the 20 services with a price, and no other', () => {
    const priced = orderServices.filter(({ fromUsd }) => fromUsd !== null).map(({ id }) => id);
    expect(cards).toHaveLength(20);
    expect(cards.map(({ id }) => id).sort()).toEqual([...priced].sort());
  });

  it('[X9] leaves out a published text of a service that cannot be ordered', () => {
    const [first] = texts.services;
    const changed = { ...texts, services: [{ ...first, id: 'alchemy' }, first] as typeof texts.services };
    expect(serviceCards(changed).map(({ id }) => id)).toEqual(['academic-writing']);
  });

  it('[X7] shows the starting prices of the specification', () => {
    const prices = cards.map(({ id, fromUsd, per }) => `${id} ${fromUsd} per ${per}`);
    expect(prices).toEqual([
      'academic-writing 15 per page',
      'acca-thesis 25 per page',
      'bba 20 per page',
      'bsc-honours 22 per page',
      'master-thesis 30 per page',
      'mba-thesis 35 per page',
      'mphil-thesis 40 per page',
      'phd-thesis 50 per page',
      'finance-thesis 30 per page',
      'essay-writing 12 per page',
      'assignment-writing 10 per page',
      'dissertation-writing 45 per page',
      'business-plan 200 per plan',
      'research-proposal 25 per page',
      'editing 8 per page',
      'content-writing 15 per page',
      'ghostwriting 20 per page',
      'cv-writing 50 per CV',
      'coursework 15 per page',
      'case-study 20 per page',
    ]);
  });

  it('[X7] has twelve category buttons, each with at least one service', () => {
    const items = categoryItems(cards, '');
    expect(items.map(({ label }) => label)).toEqual([
      'All Services',
      'Academic Writing',
      'Thesis Writing',
      'Essay Writing',
      'Assignment Help',
      'Dissertation Writing',
      'Business Writing',
      'Research Writing',
      'Editing Services',
      'Content Writing',
      'Ghostwriting',
      'Career Services',
    ]);
    expect(items[0]?.count).toBe(20);
    expect(items.slice(1).every(({ count }) => count > 0)).toBe(true);
    expect(items.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(20);
  });

  it('[X7] searches title and description for every word, ignoring case and accents', () => {
    expect(find('q=MBA')).toEqual(['mba-thesis']);
    expect(find('q=tracked')).toEqual(['editing']);
    expect(find('q=thésis+finance')).toEqual(['finance-thesis']);
    expect(find('q=ticked')).toEqual([]);
    expect(find('q=zzz')).toEqual([]);
    expect(find('')).toHaveLength(20);
  });

  it('[X7] a category narrows the search, and its button shows the number of matches', () => {
    expect(find('q=thesis&category=thesis-writing')).toHaveLength(8);
    expect(find('q=thesis')).toContain('essay-writing');
    expect(find('q=tracked&category=thesis-writing')).toEqual([]);
    const counted = categoryItems(cards, 'tracked').filter(({ count }) => count > 0);
    expect(counted.map(({ label }) => label)).toEqual(['All Services', 'Editing Services']);
  });

  it('[X7] keeps search and category in the address', () => {
    const search = parse('q=thesis&category=thesis-writing');
    expect(search).toEqual({ q: 'thesis', category: 'Thesis Writing' });
    expect(formatServicesSearch(search).toString()).toBe('q=thesis&category=thesis-writing');
    expect(parse('category=alchemy').category).toBe(allServices);
    expect(formatServicesSearch(parse('')).toString()).toBe('');
  });

  it('[X7] says how many services match, for which search and category', () => {
    expect(resultText(parse(''), 20)).toBe('Showing 20 services');
    expect(resultText(parse('q=MBA'), 1)).toBe('Found 1 service matching "MBA"');
    expect(resultText(parse('q=zzz'), 0)).toBe('Found no services matching "zzz"');
    expect(resultText(parse('category=thesis-writing'), 8)).toBe('Showing 8 services in Thesis Writing');
  });
});
