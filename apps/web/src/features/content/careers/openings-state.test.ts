import texts from '@aw/content/careers';
import { describe, expect, it } from 'vitest';
import { applicationText, formatOpenings, parseOpenings } from './openings-state';

const parse = (query: string) => parseOpenings(texts.openings, new URLSearchParams(query));

describe('the careers page', () => {
  it('[X7] the careers page has the six openings of the specification, one of them part-time', () => {
    expect(texts.openings.map(({ title }) => title)).toEqual([
      'Senior Writer for Business',
      'STEM Writer',
      'Content Quality Supervisor',
      'Customer Success Manager',
      'Research Specialist',
      'Digital Marketing Specialist',
    ]);
    const partTime = texts.openings.filter(({ hours }) => hours === 'Part-time');
    expect(partTime.map(({ id }) => id)).toEqual(['research-specialist']);
  });

  it('[X7] the address names the expanded opening and whether its form is open', () => {
    const state = parse('opening=stem-writer&apply=form');
    expect(state).toEqual({ opening: 'stem-writer', hasForm: true });
    expect(formatOpenings(state).toString()).toBe('opening=stem-writer&apply=form');
    expect(formatOpenings({ opening: '', hasForm: true }).toString()).toBe('');
  });

  it('[X7] an unknown opening in the address expands nothing', () => {
    expect(parse('opening=astronaut&apply=form')).toEqual({ opening: '', hasForm: false });
  });

  it('[X8] a chat about an opening starts with its title', () => {
    expect(applicationText({ title: 'STEM Writer' })).toBe(
      'Hello! I would like to apply for the position: STEM Writer.',
    );
  });
});
