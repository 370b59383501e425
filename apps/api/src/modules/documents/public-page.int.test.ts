import * as documents from '@aw/db/documents';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { useBuiltSite } from '../../testing/built-site';
import { makePdf } from '../../testing/make-pdf';
import { insertRow, updateRow, updateRows } from '../../testing/rows';
import { uploadDocument } from '../../testing/uploads';
import { signedIn } from '../../testing/user';

const fallback = [
  '<html><head><title>Academic Workshop</title><script>theme()</script></head>',
  '<body><main><div id="served-page" class="peer"></div><div>Loading…</div></main></body></html>',
].join('');
const sections =
  '{{#facts}}<span>{{.}}</span>{{/facts}}{{#pages}}<p>{{text}}</p><i>{{number}} of {{pageCount}}</i>{{/pages}}{{#locked}}<b class="locked-pages">{{locked}}</b>{{/locked}}';
const templates = {
  document: `<h1>{{title}}</h1><em>{{lead}}</em>${sections}`,
  documentWithoutLead: `<h1>{{title}}</h1>${sections}`,
  school: '<h1>{{name}}</h1><h2>{{heading}}</h2>{{#courses}}<li>{{name}} ({{about}})</li>{{/courses}}',
};
const attack =
  '</p></div></script><script>alert(1)</script><img src=x onerror=alert(2)> {{title}} {{{subject}}} $& "a\'b"';

const test = useBuiltSite({ files: { '__spa-fallback.html': fallback }, templates });
const user = beforeTests(() => signedIn(test.app));

let schoolId: number;
beforeAll(async () => {
  const school = { name: 'Ohio State <University>', type: 'university', location: 'Columbus, USA' };
  schoolId = (await insertRow(test, 'schools', school)).id;
});

async function publish(title: string, pages: string[], fields: Record<string, string> = {}): Promise<number> {
  return uploadDocument(test, user, await makePdf(pages), { fields: { title, ...fields } });
}

const ask = async (url: string, cookie = '') => test.site.inject({ url, headers: { cookie } });
const things = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json" data-shared>(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const leaves = ['Tides rise.', 'Moons pull.', 'Three zebras.', 'Four yaks.', 'Five xebecs.', 'Six walruses.'];

const pictureIn = (html: string) => /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];

describe('the picture that social networks show', () => {
  it('[D7] [X16] is the top of the first page as JPEG, which is served without a session', async () => {
    const id = await publish('Tides & "moons"', ['Neap tides.', 'Spring tides.']);
    const { body } = await ask(`/documents/${id}`);
    expect(pictureIn(body)).toBe(`https://site.example/api/documents/${id}/share-picture`);
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(body).toContain('First page of Tides &amp; &quot;moons&quot;');
    for (let at = 0; at < 2; at++) {
      const picture = await test.app.inject({ url: `/api/documents/${id}/share-picture` });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(picture.headers['cache-control']).toBe('public, max-age=3600');
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
    }
  });

  it('[D7] [X16] is that of the site for documents whose first page not everyone may see', async () => {
    const id = await publish('Hidden tides', ['Hidden by clouds.', 'Hidden by fog.']);
    await updateRow(test, 'documents', id, { held_at: new Date() });
    expect((await ask(`/documents/${id}`)).body).not.toContain('share-picture');
    expect((await test.app.inject({ url: `/api/documents/${id}/share-picture` })).statusCode).toBe(404);
    const open = await publish('Open tides', ['Open to the sea.', 'Open to all.']);
    const { LIBRARY_ACCESS } = test.ctx.config;
    test.ctx.config.LIBRARY_ACCESS = 'account';
    try {
      expect((await test.app.inject({ url: `/api/documents/${open}/share-picture` })).statusCode).toBe(404);
      expect(pictureIn((await ask(`/documents/${open}`)).body)).not.toContain('/documents/');
    } finally {
      test.ctx.config.LIBRARY_ACCESS = LIBRARY_ACCESS;
    }
  });
});

describe('the public page of a document', () => {
  it('[X16] the page of a document is HTML with title, description, facts and the text of the free pages', async () => {
    const id = await publish('Tides', leaves, { subject: 'Physics', description: 'Why the sea rises.' });
    const { statusCode, body } = await ask(`/documents/${id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="served-page" class="peer"><h1>Tides</h1><em>Why the sea rises.</em>');
    expect(body).toContain('<span>6 pages</span>');
    expect(body).toMatch(/<span>Uploaded [A-Z][a-z]+ \d{1,2}, \d{4}<\/span>/);
    expect(body).toContain('<span>Class Notes</span>');
    expect(body).toMatch(/<p>Tides rise\.<\/p><i>1 of 6<\/i><p>Moons pull\.<\/p><i>2 of 6<\/i>/);
    expect(body).toContain('<b class="locked-pages">Pages 3 to 6 are locked</b>');
    expect(body).toContain('<div>Loading…</div>');
  });

  it('[X16] [D7] the page of a document contains no text of a locked page, also for people who unlocked it', async () => {
    const id = await publish(
      'Locked tides',
      leaves.map((leaf) => `${leaf} Again.`),
    );
    const reader = await signedIn(test.app);
    await insertRow(test, 'document_unlocks', { user_id: reader.id, document_id: id });
    for (const cookie of ['', user.cookie, reader.cookie]) {
      const { body } = await ask(`/documents/${id}?page=5&q=xebecs`, cookie);
      expect(body).toContain('Moons pull.');
      expect(body).not.toMatch(/zebras|yaks|xebecs|walruses/);
    }
  });

  it('[X16] [D7] the page of a document follows the rule of free pages even if the flags in the database are wrong', async () => {
    const id = await publish(
      'Marked wrongly',
      leaves.map((leaf) => `${leaf} Once more.`),
    );
    await updateRows(test, 'document_pages', { document_id: id }, { is_free: true });
    expect((await ask(`/documents/${id}`)).body).not.toMatch(/zebras|yaks|xebecs|walruses/);
  });

  it('[X16] the page of a document describes a LearningResource of its course and school', async () => {
    const course = await user.post('/api/courses', {
      schoolId,
      name: 'Oceans',
      code: 'GEO 1',
      department: 'Geology',
    });
    const courseId = String(course.json<{ id: number }>().id);
    const id = await publish('Currents', ['Gulf stream.'], {
      subject: 'Geology',
      schoolId: String(schoolId),
      courseId,
    });
    await documents.update(test.ctx.db, id, { rating_count: 2, rating_sum: 9 });
    const [resource, crumbs] = things((await ask(`/documents/${id}`)).body);
    expect(resource).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LearningResource',
      url: `https://site.example/documents/${id}`,
      name: 'Currents',
      learningResourceType: 'Class Notes',
      about: { name: 'Geology' },
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      isPartOf: {
        '@type': 'Course',
        name: 'Oceans',
        courseCode: 'GEO 1',
        provider: { name: 'Ohio State <University>' },
      },
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
      isAccessibleForFree: true,
    });
    expect(resource).not.toHaveProperty('hasPart');
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home' },
        { item: `https://site.example/schools/${schoolId}/courses` },
        { name: 'Currents' },
      ],
    });
  });

  it('[X16] the page of a document marks its locked part for search engines and does not name its uploader', async () => {
    const id = await publish(
      'Part locked',
      leaves.map((leaf) => `${leaf} Twice.`),
    );
    const { body } = await ask(`/documents/${id}`);
    expect(things(body)[0]).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.locked-pages' },
    });
    expect(body).not.toContain(user.id);
  });

  it('[X16] [R6] hostile titles and pages stay text and run nothing', async () => {
    const id = await publish('Hostile', ['One.']);
    await documents.update(test.ctx.db, id, { title: attack, description: attack, subject: attack });
    await updateRows(test, 'document_pages', { document_id: id }, { text: attack });
    const { body, headers } = await ask(`/documents/${id}`);
    expect(body).not.toMatch(/<script>alert|<img src=x/);
    expect(body.match(/<script/g)).toHaveLength(3);
    expect(body).toContain('{{title}}');
    expect(body).toContain('$&amp;');
    expect(things(body)[0]).toMatchObject({ name: attack });
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']{44}';/);
  });

  it('[X16] the page of an unpublished document is 404 and reveals nothing', async () => {
    const id = await publish(
      'Gone tides',
      leaves.map((leaf) => `${leaf} Gone.`),
    );
    await documents.update(test.ctx.db, id, { deleted_at: new Date() });
    for (const address of [`/documents/${id}`, '/documents/987654321', '/schools/987654321/courses']) {
      const { statusCode, body } = await ask(address);
      expect([address, statusCode]).toEqual([address, 404]);
      expect(body).toContain('<div id="served-page" class="peer"></div>');
      expect(body).not.toMatch(/Gone tides|Tides rise|ld\+json/);
    }
  });
});

describe('the public page of a school', () => {
  it('[X16] the page of a school names the school and its courses, escaped, and describes the school', async () => {
    const { statusCode, body } = await ask(`/schools/${schoolId}/courses`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Ohio State &lt;University&gt;</h1><h2>Courses</h2>');
    expect(body).toContain('<li>Oceans (GEO 1 · Geology · 1 document)</li>');
    expect(things(body)[0]).toMatchObject({
      '@type': 'CollegeOrUniversity',
      name: 'Ohio State <University>',
      address: 'Columbus, USA',
    });
  });
});
