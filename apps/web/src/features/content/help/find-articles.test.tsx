import faq from '@aw/content/faq';
import pages from '@aw/content/help-pages';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { HelpResults } from './common-questions';
import { findArticles } from './find-articles';

const ids = (q: string) => findArticles(pages, q).map(({ id }) => id);

describe('the search of the help center', () => {
  it('[X7] the help search also finds guide sections, those about the topic first', () => {
    expect(ids('password')[0]).toBe('passwords');
    expect(ids('password')).toEqual(expect.arrayContaining(['two-step', 'keep-your-work']));
    expect(ids('PASSWORDS')).toEqual(ids('password'));
    expect(findArticles(pages, 'password')[0]).toMatchObject({
      place: 'Account Help, Security',
      to: '/help/account-help?tab=security#passwords',
      excerpt: expect.stringContaining('password'),
    });
  });

  it('[X7] the help search covers titles, texts, steps and links of every guide', () => {
    const { gettingStarted, accountHelp, studyTools } = pages;
    const tabs = [...accountHelp.tabs, ...studyTools.tabs];
    for (const section of [...gettingStarted.sections, ...tabs.flatMap((tab) => tab.sections)]) {
      for (const text of [section.title, section.text, ...section.steps, ...section.links.map((l) => l.text)])
        expect(ids(text), text).toContain(section.id);
    }
  });

  it('[X7] the help search requires every word, in any order, and finds no guides for an empty search', () => {
    expect(ids('code authenticator')).toEqual(['two-step']);
    expect(ids('authenticator zebra')).toEqual([]);
    expect(ids('')).toEqual([]);
    expect(ids('?!')).toEqual([]);
  });

  it('[X7] the help page shows and counts answers and guides together, with highlighted words', () => {
    const at = (q: string) =>
      renderPage(<HelpResults entries={faq} pages={pages} q={q} onClear={() => {}} />);
    const html = at('password');
    expect(html).toContain('In the guides');
    expect(html).toContain('href="/help/account-help?tab=security#passwords"');
    expect(html).toContain('<span><mark>Password</mark>s</span>');
    expect(html).toContain(`Found ${ids('password').length} answers matching`);
    expect(at('')).not.toContain('In the guides');
    expect(at('zzzz')).toContain('No answers found');
  });
});
