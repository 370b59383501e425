import { bodies } from '@aw/content/blog';
import { subjects } from '@aw/contracts/documents/subjects';
import { withdrawalDays } from '@aw/contracts/orders/states';
import { siteRoutes } from '@aw/contracts/site-routes';
import { priceOrder, standardLateSteps, standardPriceBook } from '@aw/pricing';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import config from '../../../react-router.config';
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
  it('[X14] become an HTML file each when the site is built', () => {
    const paths = config.prerender({ getStaticPaths: () => ['/', '/blog'] });
    expect(paths).toEqual(['/', '/blog', ...posts.map(({ id }) => `/blog/${id}`)]);
  });
});

describe('what the articles say', () => {
  it.each(posts)('[X7] $id links to pages of the site only, and to ones that exist', async ({ id }) => {
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

  it('[X7] the prices are those of the price book', async () => {
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

  it('[X7] what comes back for late work and until when one may withdraw is what the rules say', async () => {
    const html = await htmlOf('pricing-payment-options');
    const percents = cellsOf(html)
      .filter((cells) => cells.length === 2)
      .slice(1);
    expect(percents.map(([, percent]) => amountOf(percent))).toEqual(
      standardLateSteps.map(({ percent }) => percent),
    );
    expect(html).toContain(`Within ${withdrawalDays} days of payment`);
  });

  it('[X7] every subject of the taxonomy is in the list of subjects, and no other', async () => {
    const [, ...families] = cellsOf(await htmlOf('subjects-we-cover')).slice(0, 7);
    const named = families.flatMap(([, names = '']) => names.split(', '));
    expect(named.sort()).toEqual([...subjects].sort());
  });
});
