import type { StaffRole } from '@aw/contracts/staff/permissions';
import { describe, expect, it } from 'vitest';
import { renderConsole, testServices, textWithBars } from '../../testing/render-console';
import { missedSearch, synonym } from '../../testing/rows';
import { MissedSearchesPage } from './missed-searches.list';
import { missedSearchesQuery, synonymsQuery } from './queries';
import { SynonymsPage } from './synonyms.list';

const { api } = testServices;
const calc = { ...synonym, id: 2, words: 'calc', meanings: ['calculus'], isMutual: true };

describe('the page of synonyms', () => {
  const pageFor = (role: StaffRole, q = '') =>
    renderConsole(<SynonymsPage />, {
      cached: [{ queryKey: synonymsQuery(api).queryKey, data: [calc, synonym] }],
      role,
      address: `/admin/synonyms?q=${q}`,
    });

  it('[D21] staff who may moderate documents can add, edit and remove synonyms, and others see them', () => {
    const labels = ['Add synonym…', 'aria-label="Edit calc"', 'aria-label="Remove calc"'];
    for (const label of labels) {
      expect(pageFor('moderator')).toContain(label);
      expect(pageFor('read_only')).not.toContain(label);
    }
    expect(textWithBars(pageFor('read_only'))).toContain('|quiz|test, exam|One way|');
  });

  it('[D21] the words in the address choose the synonyms, and the page says when none has them', () => {
    const page = textWithBars(pageFor('read_only', 'CALC'));
    expect(page).toContain('Matching “CALC”');
    expect(page).toContain('|1 synonym|');
    expect(page).not.toContain('|quiz|');
    expect(textWithBars(pageFor('read_only', 'ochem'))).toContain('No synonym has “ochem”');
  });
});

describe('the page of missed searches', () => {
  const pageFor = (role: StaffRole) =>
    renderConsole(<MissedSearchesPage />, {
      cached: [{ queryKey: missedSearchesQuery(api, '30').queryKey, data: [missedSearch] }],
      role,
      address: '/admin/missed-searches',
    });

  it('[X18] a search that found nothing has its number of people and links to the same search on the site', () => {
    const page = pageFor('read_only');
    expect(page).toContain('href="https://site.example/documents?q=krebs+zyklus"');
    expect(textWithBars(page)).toContain('|krebs zyklus|4|');
  });

  it('[X18] only staff who may change synonyms can start one from a search', () => {
    const label = 'aria-label="Add synonym for krebs zyklus"';
    expect(pageFor('moderator')).toContain(label);
    expect(pageFor('read_only')).not.toContain(label);
  });
});
