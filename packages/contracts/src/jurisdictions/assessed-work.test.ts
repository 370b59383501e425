import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawfulServices, orderServices, serviceOf } from '../orders/services';
import { paperQualities, paperTypes, valuesOf } from '../orders/values';
import { barredPart, barredPartText, type WorkAsked } from './assessed-work';
import { barringRule, placesOf } from './public';

const rules = [
  { country: 'GB', region: 'GB-ENG', isActive: true },
  { country: 'AU', region: null, isActive: true },
];
const requests = ['', 'Write my dissertation', 'Please proofread my own draft', 'Module code BUS2001'];
const isRefused = (work: WorkAsked, places: Parameters<typeof placesOf>[0]) =>
  barringRule(rules, placesOf(places)) !== undefined && barredPart(work) !== undefined;

const work = fc.record({
  service: fc.constantFrom(...orderServices.map(({ id }) => id)),
  paperType: fc.constantFrom(null, ...valuesOf(paperTypes)),
  paperQuality: fc.constantFrom(null, ...valuesOf(paperQualities)),
  paperDescription: fc.constantFrom(...requests),
  extraRequirements: fc.constantFrom(...requests),
});
const country = fc.constantFrom('DE', 'GB', 'AU', 'IN');
const places = fc.record({
  institutionCountry: fc.option(country),
  billingCountry: fc.option(country),
  headerCountries: fc.array(country, { maxLength: 3 }),
});

describe('service, paper type and brief together', () => {
  const table: [string, WorkAsked, string | undefined][] = [
    ['writing by its name', { service: 'essay-writing' }, 'service'],
    ['a dissertation as content', { service: 'content-writing', paperType: 'dissertation' }, 'service'],
    ['coursework as a business plan', { service: 'business-plan', paperType: 'coursework' }, 'service'],
    ['content that says nothing', { service: 'content-writing' }, 'service'],
    ['an unknown service', { service: 'anything' }, 'service'],
    ['a CV', { service: 'cv-writing', topic: 'PhD thesis on cells, now a job in a bank' }, undefined],
    ['a thesis as a CV', { service: 'cv-writing', paperType: 'thesis' }, 'paperType'],
    ['a mark for a CV', { service: 'cv-writing', paperQuality: '2:1' }, 'paperQuality'],
    ['coursework in the topic of a CV', { service: 'cv-writing', topic: 'Coursework: trade' }, 'topic'],
    [
      'an essay for a course as a CV',
      { service: 'cv-writing', reference: 'essay for my course' },
      'reference',
    ],
    ['editing an own dissertation', { service: 'editing', paperType: 'dissertation' }, undefined],
    [
      'proofreading an own draft for a mark',
      { service: 'editing', paperQuality: '1st', paperDescription: 'My own essay for module BUS2001.' },
      undefined,
    ],
    ['writing as editing', { service: 'editing', paperDescription: 'Write my essay.' }, 'paperDescription'],
    [
      'writing as tutoring',
      { service: 'tutoring', extraRequirements: 'Do my homework' },
      'extraRequirements',
    ],
    ['tutoring about a thesis', { service: 'tutoring', paperType: 'thesis' }, undefined],
    ['feedback on coursework', { service: 'feedback', topic: 'My coursework' }, undefined],
  ];
  it.each(table)('[L1] %s', (_, asked, field) => {
    const part = barredPart(asked);
    expect(part?.field).toBe(field);
    if (part)
      expect(barredPartText(asked, part)).toMatch(
        field === 'service' ? /^$|cannot tell it/ : /would be a|asks for a/,
      );
  });

  it('[L1] only lawful services are ever sold where a place bars writing, for any brief', () => {
    fc.assert(
      fc.property(work, places, (asked, at) => {
        const isBarredPlace = barringRule(rules, placesOf(at)) !== undefined;
        if (isBarredPlace && !lawfulServices.includes(serviceOf(asked.service).id))
          expect(isRefused(asked, at)).toBe(true);
        if (!isBarredPlace) expect(isRefused(asked, at)).toBe(false);
      }),
    );
  });

  it('[L1] an additional country never makes a refused order lawful', () => {
    fc.assert(
      fc.property(work, places, country, (asked, at, more) => {
        const wider = { ...at, headerCountries: [...at.headerCountries, more] };
        if (isRefused(asked, at)) expect(isRefused(asked, wider)).toBe(true);
        if (more === 'AU') expect(isRefused(asked, wider)).toBe(barredPart(asked) !== undefined);
      }),
    );
  });

  it('[L1] additional words never make a refused order lawful', () => {
    fc.assert(
      fc.property(work, fc.lorem({ maxCount: 12 }), (asked, more) => {
        const longer = { ...asked, paperDescription: `${asked.paperDescription}\n${more}` };
        if (barredPart(asked)) expect(barredPart(longer)).toBeDefined();
      }),
    );
  });
});
