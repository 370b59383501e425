import * as content from '@aw/db/content';
import * as documents from '@aw/db/documents';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { sitePages } from '../serve-sites';
import { beforeTests } from '../testing/before-tests';
import { useBuiltSite } from '../testing/built-site';
import { makePdf } from '../testing/make-pdf';
import { questionCalls } from '../testing/questions';
import { insertRow, updateRow } from '../testing/rows';
import { signedIn } from '../testing/user';

const attack = '</title><script>alert(1)</script> $& "R&D\'s"';
const fallback = [
  '<html><head><title>Academic Workshop</title>',
  '<meta property="og:url" content="https://site-origin.invalid/"/><script>theme()</script></head>',
  '<body>Loading…</body></html>',
].join('');

const test = useBuiltSite({
  files: {
    '__spa-fallback.html': fallback,
    'share.png': 'picture',
    'icon-192.png': 'icon',
    'index.html': '<html><head><title>Home</title></head></html>',
  },
});
const user = beforeTests(() => signedIn(test.app));

async function upload(title: string, fields: Record<string, string> = {}): Promise<number> {
  const bytes = await makePdf([`${title}. The first page.`]);
  const response = await user.upload(bytes, { fields: { title, subject: 'Physics', ...fields } });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: number }>().id;
}

async function addSchool(name: string): Promise<number> {
  const { id } = await insertRow(test, 'schools', { name, type: 'university', location: 'Columbus, USA' });
  return id;
}

async function ask(url: string, cookie = '') {
  const { statusCode, body, headers } = await test.site.inject({ url, headers: { cookie } });
  return { statusCode, body, headers };
}

const tag = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)" data-shared>`).exec(html)?.[1];

describe('a shared link to a document', () => {
  it('[X14] a document link shows title, description and address before any script runs', async () => {
    const id = await upload('Kepler and the curve', { description: 'Orbits,\n  drawn step by step.' });
    await test.processAll();
    const { statusCode, body } = await ask(`/documents/${id}?page=2`);
    expect(statusCode).toBe(200);
    expect(body.match(/<title>[^<]*<\/title>/g)).toEqual([
      '<title>Kepler and the curve · Academic Workshop</title>',
    ]);
    expect(tag(body, 'description')).toBe('Orbits, drawn step by step.');
    expect(tag(body, 'og:title')).toBe('Kepler and the curve');
    expect(tag(body, 'og:image')).toMatch(/^https:\/\/site\.example\/api\/documents\/\d+\/share-picture$/);
    expect(body).toContain(`<link rel="canonical" href="https://site.example/documents/${id}" data-shared>`);
    expect(body).toContain('Loading…');
    expect(body).not.toContain('noindex');
  });

  it('[X14] a document link shows kind, subject and school if there is no description', async () => {
    const schoolId = await addSchool('Ohio State University');
    const id = await upload('Plain notes', { documentType: 'notes', schoolId: String(schoolId) });
    await test.processAll();
    expect(tag((await ask(`/documents/${id}`)).body, 'description')).toBe(
      'Class Notes · Physics · Ohio State University · 1 page',
    );
  });

  it('[X14] [R6] the title of a document stays text, under a policy that runs no script in it', async () => {
    const id = await upload(attack, { description: attack });
    await test.processAll();
    const { body, headers } = await ask(`/documents/${id}`);
    expect(body).not.toContain('<script>alert');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(tag(body, 'og:title')).toBe(
      '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;R&amp;D&apos;s&quot;',
    );
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']{44}';/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('[X14] a processing, refused, removed or missing document is 404 and noindex for other people', async () => {
    const checked = await upload('Secret while checked');
    const removed = await upload('Secret once removed');
    const published = await upload('Secret until refused');
    await updateRow(test, 'documents', checked, { status: 'processing' });
    await documents.update(test.ctx.db, removed, { status: 'published', deleted_at: new Date() });
    await documents.update(test.ctx.db, published, { status: 'refused' });
    for (const id of [checked, removed, published, 987_654_321, 0, 'x', '1e3', '9'.repeat(30)]) {
      const { statusCode, body } = await ask(`/documents/${id}`);
      expect([id, statusCode]).toEqual([id, 404]);
      expect(body).not.toContain('Secret');
      expect(body).not.toContain('canonical');
      expect(tag(body, 'robots')).toBe('noindex');
      expect(body).toContain('Loading…');
    }
  });

  it('[X14] an unpublished document opens only for its uploader, and its HTML reveals nothing', async () => {
    const id = await upload('Mine alone');
    const { statusCode, body, headers } = await ask(`/documents/${id}`, user.cookie);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Mine alone');
    expect(tag(body, 'robots')).toBe('noindex');
    expect(headers.vary).toContain('cookie');
    const stranger = await signedIn(test.app);
    expect((await ask(`/documents/${id}`, stranger.cookie)).statusCode).toBe(404);
    expect((await ask(`/documents/${id}`, `${user.cookie.slice(0, -4)}AAAA`)).statusCode).toBe(404);
    for (const address of [
      'documents/987654321',
      'documents/x',
      'quiz/x',
      'certificates/AW-1',
      'questions/0',
    ])
      expect([address, (await ask(`/${address}`, user.cookie)).statusCode]).toEqual([address, 404]);
  });

  it('[X14] a held question opens only for its asker', async () => {
    const stranger = await signedIn(test.app);
    const { id } = (await questionCalls(user).ask()).body ?? {};
    expect((await ask(`/questions/${id}`, user.cookie)).statusCode).toBe(200);
    expect((await ask(`/questions/${id}`, stranger.cookie)).statusCode).toBe(404);
  });
});

describe('other shared links', () => {
  it('[X14] the page of courses is named after its school, and a missing school is 404', async () => {
    const id = await addSchool('University of <Sharjah>');
    const { statusCode, body } = await ask(`/schools/${id}/courses?q=math`);
    expect(statusCode).toBe(200);
    expect(tag(body, 'og:title')).toBe('Courses at University of &lt;Sharjah&gt;');
    expect(tag(body, 'description')).toMatch(/^University in Columbus, USA: /);
    expect(body).toContain(`href="https://site.example/schools/${id}/courses"`);
    expect((await ask('/schools/987654/courses')).statusCode).toBe(404);
  });

  it('[X14] a missing article is 404, and pages of the application are served as built', async () => {
    expect((await ask('/blog/no-such-article')).statusCode).toBe(404);
    const order = await ask('/orders/AW-1');
    expect(order.statusCode).toBe(200);
    expect(order.body).toBe(fallback.replace('https://site-origin.invalid', 'https://site.example'));
  });

  it('[X14] an article that staff added shows title and excerpt until they remove it', async () => {
    const { id: adminId } = await insertRow(test, 'admin_users', {
      username: 'editor',
      email: 'editor@site.example',
      role: 'admin',
      password: 'none',
    });
    const row = { name: 'blog/new-tips', note: 'First', admin_id: adminId };
    const head = ['title: New tips', 'excerpt: What is new.', 'category: Study Tips', 'author: The editors'];
    const rest = ["date: '2026-03-04'", 'tags: [tips, exams, planning]'];
    const source = ['---', ...head, ...rest, '---', '', 'Begin early.'].join('\n');
    await content.insertVersion(test.ctx.db, { ...row, source });
    const { statusCode, body } = await ask('/blog/new-tips');
    expect([statusCode, tag(body, 'og:title'), tag(body, 'description')]).toEqual([
      200,
      'New tips',
      'What is new.',
    ]);
    await content.insertVersion(test.ctx.db, { ...row, source: null });
    expect((await ask('/blog/new-tips')).statusCode).toBe(404);
  });

  it('[X14] other sites may show the share picture and no other file of the site', async () => {
    const policyOf = async (url: string) => (await ask(url)).headers['cross-origin-resource-policy'];
    expect(await policyOf('/share.png')).toBe('cross-origin');
    expect(await policyOf('/icon-192.png')).toBe('same-origin');
    expect(await policyOf('/')).toBe('same-origin');
  });

  it('[X14] a page answers with a retry when the database does not respond, and the application still starts', async () => {
    const broken = { ...test.ctx, readDb: undefined as never };
    const app = await buildApp(test.ctx, { addPages: sitePages(broken) });
    const { statusCode, headers, body } = await app.inject({ url: '/documents/1' });
    expect([statusCode, headers['retry-after'], body.includes('Loading…')]).toEqual([503, '5', true]);
    await app.close();
  });
});
