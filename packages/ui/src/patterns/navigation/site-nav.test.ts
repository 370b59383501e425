import { describe, expect, it } from 'vitest';
import { currentLink, linksOf } from './site-nav';

const link = (to: string, covers?: string[]) => ({ label: to, to, covers });
const currentOf = (links: ReturnType<typeof link>[], path: string) => currentLink(links, path)?.to;

describe('the active route', () => {
  it('[X2] a link is current on its page and on all pages below it', () => {
    expect(currentOf([link('/documents')], '/documents')).toBe('/documents');
    expect(currentOf([link('/documents')], '/documents/12')).toBe('/documents');
    expect(currentOf([link('/quiz')], '/quizzes')).toBeUndefined();
    expect(currentOf([link('/questions', ['/ask'])], '/ask')).toBe('/questions');
  });

  it('[X2] the home link is not current on other pages', () => {
    expect(currentOf([link('/')], '/documents')).toBeUndefined();
    expect(currentOf([link('/')], '/')).toBe('/');
  });

  it('[X2] queries of links and addresses of other sites are ignored', () => {
    expect(currentOf([link('/documents?type=notes')], '/documents')).toBe('/documents?type=notes');
    expect(currentOf([link('https://example.org/documents')], '/documents')).toBeUndefined();
  });

  it('[X2] only the nearest link is current, the first of two, and never a link to a section', () => {
    const help = [link('/help#support'), link('/help'), link('/help')];
    expect(currentLink(help, '/help')).toBe(help[1]);
    expect(currentOf([link('/help'), link('/help/study-tools')], '/help/study-tools')).toBe(
      '/help/study-tools',
    );
  });

  it('[X2] the current link can be in any menu of the header', () => {
    const entries = [link('/blog'), { label: 'Students', items: [link('/documents')] }];
    expect(currentLink(linksOf(entries), '/documents/7')?.to).toBe('/documents');
  });
});
