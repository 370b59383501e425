import faq from '@aw/content/faq';
import pages from '@aw/content/help-pages';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { HelpResults } from './common-questions';
import { findArticles } from './find-articles';

const ids = (q: string) => findArticles(pages, q).map(({ id }) => id);

describe('the search of the help center', () => {
  it('[X7] finds what only a guide has, such as the password, with the part that is about it first', () => {
    expect(ids('password')[0]).toBe('passwords');
    expect(ids('password')).toEqual(expect.arrayContaining(['two-step', 'keep-your-work']));
    expect(ids('PASSWORDS')).toEqual(ids('password'));
    expect(findArticles(pages, 'password')[0]).toMatchObject({
      place: 'Account Help, Security',
      to: '/help/account-help?tab=security#passwords',
      excerpt: expect.stringContaining('password'),
    });
  });

  it('[X7] looks into every part of every guide: title, text, steps, and what its links say', () => {
    const { gettingStarted, accountHelp, studyTools } = pages;
    const tabs = [...accountHelp.tabs, ...studyTools.tabs];
    for (const section of [...gettingStarted.sections, ...tabs.flatMap((tab) => tab.sections)]) {
      for (const text of [section.title, section.text, ...section.steps, ...section.links.map((l) => l.text)])
        expect(ids(text), text).toContain(section.id);
    }
  });

  it('[X7] wants every word, in any order, and finds nothing without one', () => {
    expect(ids('code authenticator')).toEqual(['two-step']);
    expect(ids('authenticator zebra')).toEqual([]);
    expect(ids('')).toEqual([]);
    expect(ids('?!')).toEqual([]);
  });

  it('[X7] shows answers and guides together, counted, with the words marked', () => {
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
