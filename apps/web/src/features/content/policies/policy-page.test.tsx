import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { longDate } from '@aw/contracts/long-date';
import { reminderDay, silentDays, withdrawalDays } from '@aw/contracts/orders/states';
import { integrityText } from '@aw/contracts/orders/values';
import { siteRoutes } from '@aw/contracts/site-routes';
import {
  creditsPerGrant,
  freePages,
  latePercent,
  pointsPerReward,
  standardLateSteps,
  uploadsPerCreditGrant,
  uploadsPerReward,
  welcomeCredits,
} from '@aw/pricing';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { findPolicy } from './find-policy';
import { PolicyDates, PolicyPage } from './policy-page';
import { PolicyText } from './policy-text';

const [privacy, terms] = await Promise.all(
  (['privacy', 'terms'] as const).map(async (id) => (await findPolicy(id).load()).default),
);
if (!privacy || !terms) throw new Error('A policy has no text.');
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const rules = words(terms.html);

describe('the policies', () => {
  it('[X7] show their dates', () => {
    expect(words(renderPage(<PolicyPage id="privacy" />))).toContain('Last updated: July 14, 2025');
    expect(words(renderPage(<PolicyPage id="terms" />))).toContain('Last updated: July 13, 2025');
    expect(longDate('2026-01-01', 'UTC')).toBe('January 1, 2026');
  });

  it('[X7] [U2] show the date of their first version, and below it the date of the last change', () => {
    const shown = (lastChanged?: string) =>
      words(renderPage(<PolicyDates lastUpdated="2025-07-13" lastChanged={lastChanged} />)).trim();
    expect(shown()).toBe('Last updated: July 13, 2025');
    expect(shown('2026-09-01')).toBe('Last updated: July 13, 2025 Last changed: September 1, 2026');
  });

  it('[X7] list their sections, and keep the anchors that other pages link to', () => {
    const html = renderPage(<PolicyText {...terms} />);
    for (const { id } of terms.headings) expect(html).toContain(`href="#${id}"`);
    const ids = (body: typeof terms) => body.headings.map(({ id }) => id);
    expect(ids(terms)).toEqual(
      expect.arrayContaining([
        'refunds',
        'academic-integrity',
        'copyright',
        'places-where-writing-is-barred',
      ]),
    );
    expect(ids(privacy)).toEqual(expect.arrayContaining(['cookies', 'retention', 'erase-your-account']));
  });

  it('[X7] link only to existing pages and sections', () => {
    const bodies = { '/privacy': privacy, '/terms': terms } as const;
    const links = [privacy, terms].flatMap(({ html }) => [...html.matchAll(/href="([^"]+)"/g)]);
    expect(links.length).toBeGreaterThan(8);
    for (const [, to = ''] of links) {
      const [path = '', anchor] = to.split('#');
      expect(siteRoutes).toContain(path.split('?')[0]);
      if (anchor && (path === '/privacy' || path === '/terms'))
        expect(bodies[path].headings.map(({ id }) => id)).toContain(anchor);
    }
  });

  it('[X7] promise an answer to questions about data within 24 hours', () => {
    expect(words(privacy.html)).toContain('A person answers within 24 hours.');
  });
});

describe('the terms', () => {
  it('[X7] [D10] state the points, credits and free pages of the pricing rules', () => {
    expect([uploadsPerReward, uploadsPerCreditGrant]).toEqual([5, 10]);
    expect(rules).toContain(`Every fifth accepted document earns ${pointsPerReward} points.`);
    expect(rules).toContain(
      `Every tenth accepted document earns ${creditsPerGrant} unlock credits, and confirming the e-mail address of an account gives ${welcomeCredits}, once for each mailbox.`,
    );
    expect([freePages(100), freePages(4), freePages(1)]).toEqual([2, 1, 1]);
    expect(rules).toContain(
      `the first ${freePages(100)} pages of a document without a credit, or a third of it where that is less, and always the first page`,
    );
  });

  it('[X7] [O17] state the refunds for late work of the pricing rules', () => {
    const rows = [...terms.html.matchAll(/<td>(\d+) hours? after the deadline<\/td>\s*<td>(\d+)%/g)];
    expect(rows.map(([, hours]) => Number(hours) * 60)).toEqual(
      standardLateSteps.map(({ afterMinutes }) => afterMinutes),
    );
    for (const [, hours, percent] of rows)
      expect(latePercent(Number(hours) * 60, standardLateSteps)).toBe(Number(percent));
  });

  it('[X7] [O10] state the periods of automatic acceptance and withdrawal, and the integrity statement', () => {
    expect(rules).toContain(`After ${reminderDay} days without a word we remind you`);
    expect(rules).toContain(`after ${silentDays} days the work counts as accepted`);
    expect(rules).toContain(`Within ${withdrawalDays} days of payment and before delivery`);
    expect(rules).toContain(integrityText);
  });
});

describe('the privacy policy', () => {
  it('[L4] has a line for everything that the site stores in a browser', () => {
    const source = fileURLToPath(new URL('../../../', import.meta.url));
    const storingFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test|\.stories)\.tsx?$/.test(file) &&
        /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(
          readFileSync(source + file, 'utf8'),
        ),
    );
    const lines: Record<string, string> = {
      'features/documents/document/reading-places.ts': 'reading_places',
      'features/documents/document/reading/reading-settings.ts': 'reading_settings',
      'features/experts/form/expert-draft.ts': 'expert_draft',
      'features/orders/checkout/draft/local-draft.ts': 'order_draft',
      'features/questions/draft/local-copy.ts': 'question_draft',
      'features/quizzes/take/local-attempt.ts': 'quiz_attempt:',
      'lib/anonymous-id.ts': 'anonymous_user_id',
      'lib/place-memory.ts': 'visited_places',
      'lib/remove-typed-texts.ts': 'Drafts, and words that you selected',
      'lib/tab-drafts.ts': 'Drafts, and words that you selected',
      'lib/theme.ts': 'theme',
      'shell/search/recent-searches.ts': 'recent_searches',
      'shell/search/remember-search.ts': 'recent_searches',
    };
    // A file that starts to store something has to be declared in the policy first.
    expect(storingFiles.sort()).toEqual(Object.keys(lines));
    for (const line of Object.values(lines)) expect(words(privacy.html)).toContain(line);
  });
});
