import { expect, test } from '@playwright/test';
import { auditPages } from '../fixtures/lighthouse';
import { ports, siteOrigin } from '../site/addresses';

const target = 95;

test('[P4] [X10] [X14] Lighthouse gives ten key pages at least 95 for accessibility, best practices and SEO', async () => {
  const categories = ['accessibility', 'best-practices', 'seo'] as const;
  const audited = await auditPages({ origin: siteOrigin, categories, port: ports.protocol });
  const below = audited.filter(({ scores }) =>
    categories.some((category) => (scores[category] ?? 0) < target),
  );
  expect(below).toEqual([]);
});
