import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { useBuiltSite } from '../../testing/built-site';
import { documentIn, insertCourse, questionIn } from '../../testing/course-follows';
import { quizOf } from '../../testing/quizzes';
import { updateRow } from '../../testing/rows';
import { signedIn } from '../../testing/user';

const fallback = [
  '<html><head><title>Academic Workshop</title></head>',
  '<body><main><div id="served-page" class="peer"></div></main></body></html>',
].join('');
const course =
  '<h1>{{title}}</h1>{{#facts}}<i>{{.}}</i>{{/facts}}{{#documents}}<a href="{{to}}">{{title}}</a>{{/documents}}{{#questions}}<a href="{{to}}">{{title}}</a>{{/questions}}';
const test = useBuiltSite({ files: { '__spa-fallback.html': fallback }, templates: { course } });
const user = beforeTests(() => signedIn(test.app));
const pageOf = (id: number) => test.nobody.get(`/api/courses/${id}/page`);

let id: number;
let document: number;
let question: number;
beforeAll(async () => {
  id = await insertCourse(test, 'ECON 201');
  document = await documentIn(test, id, { title: 'Elasticity', uploaderId: user.id });
  question = await questionIn(test, id, { title: 'Why <so>?', askerId: user.id });
  await questionIn(test, id, { title: 'Held', askerId: user.id, status: 'held' });
  await questionIn(test, await insertCourse(test), { title: 'Elsewhere', askerId: user.id });
});

describe('the page of a course', () => {
  it('[D23] a course has its school, documents, and quizzes in the subject of its documents', async () => {
    await quizOf(test, { subject: 'Law', title: 'Torts' });
    const quiz = await quizOf(test, { subject: 'Economics', title: 'Prices' });
    const answer = await pageOf(id);
    expect(answer.json()).toMatchObject({
      id,
      code: 'ECON 201',
      name: 'Microeconomics',
      department: 'Economics',
      documentCount: 1,
      followerCount: 0,
      school: { name: expect.stringContaining('School') },
      quizzes: { subject: 'Economics', items: [{ id: quiz, title: 'Prices' }] },
    });
    expect((await pageOf(await insertCourse(test))).json()).toMatchObject({ quizzes: null });
  });

  it('[D23] a document that left the library does not choose the quizzes', async () => {
    const course = await insertCourse(test);
    await quizOf(test, { subject: 'Music', title: 'Chords' });
    const gone = await documentIn(test, course, { title: 'Harmony', uploaderId: user.id });
    await updateRow(test, 'documents', gone, { subject: 'Music' });
    expect((await pageOf(course)).json()).toMatchObject({ quizzes: { subject: 'Music' } });
    await updateRow(test, 'documents', gone, { deleted_at: new Date() });
    expect((await pageOf(course)).json()).toMatchObject({ quizzes: null });
  });

  it('[D23] an unknown course is refused', async () => {
    const answer = await pageOf(99_999_999);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'courses.not_found', message: "The course you're looking for doesn't exist." },
    ]);
  });

  it('[D23] the questions of a course are listed by it', async () => {
    expect((await test.nobody.get(`/api/questions?courseId=${id}`)).json()).toMatchObject([{ id: question }]);
  });

  it('[D23] [X16] the page is HTML with the documents and questions of the course, and is in the sitemap', async () => {
    const response = await test.site.inject({ url: `/courses/${id}` });
    expect(response.statusCode).toBe(200);
    const body = response.body.replaceAll('&#x2F;', '/');
    expect(body).toContain('<h1>ECON 201 Microeconomics</h1><i>Economics</i><i>1 document</i>');
    expect(body).toContain(`<a href="/documents/${document}">Elasticity</a>`);
    expect(body).toContain(`<a href="/questions/${question}">Why &lt;so&gt;?</a>`);
    expect(body).not.toMatch(/Held|Elsewhere|\b0 /);
    expect(body).toContain(`<link rel="canonical" href="https://site.example/courses/${id}" data-shared>`);
    expect(body).toContain('"@type":"Course"');
    expect((await test.site.inject({ url: '/courses/99999999' })).statusCode).toBe(404);
    const map = await test.site.inject({ url: '/sitemaps/courses-1.xml' });
    expect(map.body).toContain(`<loc>https://site.example/courses/${id}</loc>`);
    expect(body).not.toContain('noindex');
  });

  it('[D23] [X16] a typed course without documents and visible questions is neither listed nor in the sitemap', async () => {
    const empty = await insertCourse(test);
    await questionIn(test, empty, { askerId: user.id, status: 'held' });
    const page = await test.site.inject({ url: `/courses/${empty}` });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('content="noindex"')]);
    const map = await test.site.inject({ url: '/sitemaps/courses-1.xml' });
    expect(map.body).not.toContain(`/courses/${empty}<`);
  });
});
