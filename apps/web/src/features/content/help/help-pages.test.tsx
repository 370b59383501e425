import faq from '@aw/content/faq';
import pages from '@aw/content/help-pages';
import { listFileTypes, maxFileBytes } from '@aw/contracts/documents/file-types';
import { siteRoutes } from '@aw/contracts/site-routes';
import {
  creditsPerGrant,
  freePages,
  pointsPerReward,
  standardLateSteps,
  uploadsPerCreditGrant,
  uploadsPerReward,
  welcomeCredits,
} from '@aw/pricing';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { GettingStartedPage } from './getting-started-page';
import { HelpPage } from './help-page';
import { chosenTab, TabbedGuide, tabParams } from './tabbed-guide';

const { center, gettingStarted, accountHelp, studyTools } = pages;
const sections = [gettingStarted, ...accountHelp.tabs, ...studyTools.tabs].flatMap((part) => part.sections);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
/** Fragments that links on the help pages may use, keyed by page. */
const fragments: Record<string, string[]> = {
  '/settings': [
    'profile',
    'password',
    'passkeys',
    'two-step',
    'sessions',
    'notifications',
    'age',
    'memory',
    'privacy',
  ],
  '/terms': ['refunds'],
};
const answer = (id: string) => faq.find((entry) => entry.id === id)?.answer;

describe('the help center', () => {
  const html = renderPage(<HelpPage />);

  it('[X7] the help center shows the six answers, the three guides, support contacts and a form', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(faq).toHaveLength(6);
    for (const { id, question } of faq) {
      expect(html).toContain(`id="${id}"`);
      expect(words(html)).toContain(question);
    }
    for (const { to } of center.guides) expect(html).toContain(`href="${to}"`);
    expect(html).toContain('id="support"');
    for (const field of ['name', 'email', 'subject', 'message']) expect(html).toContain(`name="${field}"`);
  });

  it('[X7] the help center says how soon support answers', () => {
    expect(words(html)).toContain('Support replies within 2 hours.');
  });

  it('[X7] the help center states the rules for points, credits and free pages correctly', () => {
    expect([uploadsPerReward, uploadsPerCreditGrant, welcomeCredits]).toEqual([5, 10, 1]);
    expect(answer('earning-credits')).toContain(
      `Every fifth accepted document earns ${pointsPerReward} points, and every tenth earns ${creditsPerGrant} unlock credits.`,
    );
    expect(answer('using-credits')).toContain(`the first ${freePages(100)} pages, or a third`);
    expect(answer('refunds')).toContain(
      `${standardLateSteps[0]?.percent}% after one hour, ${standardLateSteps[1]?.percent}% after one day and ${standardLateSteps[2]?.percent}% after three days`,
    );
  });
});

describe('the guides', () => {
  it('[X7] the guides have the tabs of the specification', () => {
    expect(accountHelp.tabs.map(({ title }) => title)).toEqual([
      'Profile',
      'Settings',
      'Billing',
      'Security',
    ]);
    expect(studyTools.tabs.map(({ title }) => title)).toEqual([
      'AI Tools',
      'Resources',
      'Collaboration',
      'Productivity',
    ]);
    for (const id of ['accountHelp', 'studyTools'] as const) {
      const html = renderPage(<TabbedGuide id={id} />);
      expect(html.match(/role="tab"/g)).toHaveLength(4);
      // Printed pages and search engines get every section.
      for (const { title } of pages[id].tabs.flatMap((tab) => tab.sections))
        expect(words(html)).toContain(title);
    }
  });

  it('[X7] the guides link to the pages that the specification names', () => {
    const targets = new Set(sections.flatMap(({ links }) => links.map(({ to }) => to)));
    for (const path of [
      '/upload',
      '/profile',
      '/documents',
      '/payment',
      '/ai-chat',
      '/ai-quiz-generator',
      '/questions',
      '/expert-help',
    ])
      expect(targets).toContain(path);
    expect(renderPage(<GettingStartedPage />)).toContain('href="/upload"');
  });

  it('[D3] [X7] the guides name every file type that a document may have, and the size limit', () => {
    expect(words(renderPage(<GettingStartedPage />))).toContain(
      `Add your files (${listFileTypes('or')}, up to ${formatSizeLimit(maxFileBytes)} each)`,
    );
  });

  it('[X5] [X7] the help pages have no broken links', () => {
    const links = [
      ...sections.flatMap((section) => section.links),
      ...faq.map(({ link }) => link),
      ...center.guides,
    ];
    for (const { to } of links) {
      const [path = '', mark] = to.split('#');
      expect(siteRoutes).toContain(path);
      if (mark) expect(fragments[path]).toContain(mark);
    }
  });
});

describe('the tabs of a guide', () => {
  const tabs = [{ id: 'profile' }, { id: 'settings' }, { id: 'billing' }];

  it('[X7] the address names the open tab, and the first one opens without or with an unknown name', () => {
    const at = (query: string) => chosenTab(tabs, new URLSearchParams(query));
    expect([at(''), at('tab=billing'), at('tab=<b>')]).toEqual(['profile', 'billing', 'profile']);
    expect(tabParams(tabs, 'billing').toString()).toBe('tab=billing');
    expect(tabParams(tabs, 'profile').toString()).toBe('');
  });
});
