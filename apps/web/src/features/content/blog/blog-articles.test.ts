import { bodies } from '@aw/content/blog';
import { subjects } from '@aw/contracts/documents/subjects';
import { withdrawalDays } from '@aw/contracts/orders/states';
import { siteRoutes } from '@aw/contracts/site-routes';
import { priceOrder, standardLateSteps, standardPriceBook } from '@aw/pricing';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import config from '../../../../react-router.config';
import { postOf, posts } from './posts';

async function htmlOf(id: string): Promise<string> {
  const body = await bodies[id]?.();
  if (!body) throw new Error(`No article has the id "${id}".`);
  return body.default.html;
}

const cellsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => cell),
  );
const amountOf = (text = '') => Number(text.replace(/[$,%]/g, ''));

describe('the articles', () => {
  it('[X14] the build writes an HTML file for each article', () => {
    const paths = config.prerender({ getStaticPaths: () => ['/', '/blog'] });
    expect(paths).toEqual(['/', '/blog', ...posts.map(({ id }) => `/blog/${id}`)]);
  });
});

describe('the content of the articles', () => {
  it.each(posts)('[X7] $id links only to existing pages of the site', async ({ id }) => {
    const links = [...(await htmlOf(id)).matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(0);
    for (const to of links) {
      expect(
        siteRoutes.some((route) => matchPath(route, to)),
        to,
      ).toBe(true);
      const postId = matchPath('/blog/:id', to)?.params.id;
      if (postId) expect(postOf(postId), to).toBeDefined();
    }
  });

  it('[X7] the prices in the article equal those of the price book', async () => {
    const rows = cellsOf(await htmlOf('pricing-payment-options')).filter((cells) => cells.length === 5);
    expect(rows.length).toBe(1 + 5);
    for (const [words, billed, base, discount, final] of rows.slice(1)) {
      const price = priceOrder(amountOf(words), standardPriceBook, new Date('2025-05-27'));
      expect(amountOf(billed)).toBe(price.billedWords);
      expect(amountOf(base) * 100).toBe(price.baseMinor);
      expect(amountOf(discount) * 100).toBe(price.discountMinor);
      expect(amountOf(final) * 100).toBe(price.finalMinor);
    }
  });

  it('[X7] the article states the refunds for late work and the withdrawal period that the rules define', async () => {
    const html = await htmlOf('pricing-payment-options');
    const percents = cellsOf(html)
      .filter((cells) => cells.length === 2)
      .slice(1);
    expect(percents.map(([, percent]) => amountOf(percent))).toEqual(
      standardLateSteps.map(({ percent }) => percent),
    );
    expect(html).toContain(`Within ${withdrawalDays} days of payment`);
  });

  it('[X7] the list of subjects contains exactly the subjects of the taxonomy', async () => {
    const [, ...families] = cellsOf(await htmlOf('subjects-we-cover')).slice(0, 7);
    const subjectNames = families.flatMap(([, names = '']) => names.split(', '));
    expect(subjectNames.sort()).toEqual([...subjects].sort());
  });
});
