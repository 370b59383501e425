import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../testing/make-pdf';
import { insertRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';

type Card = {
  title: string;
  subject: string;
  viewCount: number;
  rating: { average: number; count: number } | null;
  uploadedAt: string;
};

type Guide = {
  title: string;
  subject: string;
  documentType: string;
  description?: string;
  /** Days since the upload. */
  age: number;
  views: number;
  stars: number[];
};

const guide = (title: string, rest: Partial<Guide> & Pick<Guide, 'age' | 'views' | 'stars'>): Guide => ({
  title,
  subject: 'Biology',
  documentType: 'study_guide',
  ...rest,
});

/** Every order is different: the newest guide is not the most viewed, and so on. */
const guides: Guide[] = [
  guide('Osmosis', { age: 1, views: 1, stars: [3] }),
  guide('Cell guide', { age: 2, views: 2, stars: [], documentType: 'exam', description: 'About osmosis.' }),
  guide('Enzyme notes', { age: 3, views: 3, stars: [4, 4], documentType: 'notes', subject: 'Chemistry' }),
  guide('Heart', { age: 4, views: 0, stars: [5, 4] }),
  guide('Notes on osmosis', { age: 5, views: 2, stars: [5], documentType: 'exam' }),
];
const none = guide('Osmosis exam', { age: 0, views: 4, stars: [5, 5], documentType: 'exam' });

const test = useTestApp();
let readers: Person[];

beforeAll(async () => {
  const author = await signedIn(test.app);
  readers = await Promise.all(Array.from({ length: 4 }, () => signedIn(test.app)));
  for (const { title, subject, documentType, description = '' } of [...guides, none])
    await author.upload(await makePdf([`Page of ${title}.`]), {
      fields: { title, subject, documentType, description },
    });
  await test.processAll();
  for (const one of [...guides, none]) await addActivity(one);
});

/** Sets the age of a guide, and adds its views and ratings through calls of readers. */
async function addActivity({ title, age, views, stars }: Guide): Promise<void> {
  const { db } = test.ctx;
  const { id } = await db
    .updateTable('documents')
    .set({ uploaded_at: new Date(Date.now() - age * 86_400_000) })
    .where('title', '=', title)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const reader of readers.slice(0, views)) await reader.post(`/api/documents/${id}/views`);
  for (const [place, value] of stars.entries()) {
    const reader = readers[place];
    if (!reader) throw new Error('There are fewer readers than stars.');
    await insertRow(test, 'document_unlocks', { user_id: reader.id, document_id: id });
    const url = `/api/documents/${id}/rating`;
    await reader.put(url, { stars: value });
  }
}

const list = async (query = '') =>
  (await test.nobody.get(`/api/documents/teasers?studyGuides=true${query}`)).json<Card[]>();
const titles = async (query = '') => (await list(query)).map(({ title }) => title);

describe('study guides', () => {
  it('[D8] study guides have that type or guide or notes in the title, and their own rating, views and age', async () => {
    const cards = await list('&sort=newest');
    expect(cards.map(({ title }) => title)).toEqual(guides.map(({ title }) => title));
    expect(cards.map(({ viewCount }) => viewCount)).toEqual(guides.map(({ views }) => views));
    expect(cards.map(({ rating }) => rating?.average ?? null)).toEqual([3, null, 4, 4.5, 5]);
    const days = cards.map(({ uploadedAt }) =>
      Math.round((Date.now() - Date.parse(uploadedAt)) / 86_400_000),
    );
    expect(days).toEqual(guides.map(({ age }) => age));
  });

  it('[D8] newest, most viewed and highest rated each give several guides another order', async () => {
    expect(await titles('&sort=newest')).toEqual([
      'Osmosis',
      'Cell guide',
      'Enzyme notes',
      'Heart',
      'Notes on osmosis',
    ]);
    expect(await titles('&sort=most_viewed')).toEqual([
      'Enzyme notes',
      'Cell guide',
      'Notes on osmosis',
      'Osmosis',
      'Heart',
    ]);
    expect(await titles('&sort=highest_rated')).toEqual([
      'Notes on osmosis',
      'Heart',
      'Enzyme notes',
      'Osmosis',
      'Cell guide',
    ]);
  });

  it('[D8] all four orders of a search differ, and relevance puts hits in the title first', async () => {
    const orders = await Promise.all(
      ['relevance', 'newest', 'most_viewed', 'highest_rated'].map((sort) =>
        titles(`&q=osmosis&sort=${sort}`),
      ),
    );
    expect(orders).toEqual([
      ['Osmosis', 'Notes on osmosis', 'Cell guide'],
      ['Osmosis', 'Cell guide', 'Notes on osmosis'],
      ['Cell guide', 'Notes on osmosis', 'Osmosis'],
      ['Notes on osmosis', 'Osmosis', 'Cell guide'],
    ]);
    expect(await titles('&q=osmosis')).toEqual(orders[0]);
  });

  it('[D8] a subject filters guides in the chosen order, and pages keep the order', async () => {
    expect(await titles('&subject=Chemistry&sort=most_viewed')).toEqual(['Enzyme notes']);
    expect(await titles('&subject=Biology&sort=most_viewed')).toEqual([
      'Cell guide',
      'Notes on osmosis',
      'Osmosis',
      'Heart',
    ]);
    for (const sort of ['relevance', 'newest', 'most_viewed', 'highest_rated']) {
      const all = await titles(`&sort=${sort}`);
      const paged: string[] = [];
      let url: string | undefined = `/api/documents/teasers?studyGuides=true&limit=2&sort=${sort}`;
      while (url) {
        const page: LightMyRequestResponse = await test.nobody.get(url);
        paged.push(...page.json<Card[]>().map(({ title }) => title));
        url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
      }
      expect(paged).toEqual(all);
    }
  });
});
