import type { ListedText, StaffText, StaffTextDetail } from '@aw/contracts/content/staff';
import { describe, expect, it } from 'vitest';
import { refusalOf, statusesOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { insertRow, selectRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { auditOf } from '../../testing/staff-order';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp();
const administrator = beforeTests(() => signedInStaff(test));
const support = beforeTests(() => signedInStaff(test, 'bashir', 'support'));
const name = 'policies/terms';
const policyOf = (day: string, body: string, summary = 'Some words.') =>
  `---\ntitle: Terms of Use\nlead: What is kept.\nlastUpdated: 2025-07-13\nlastChanged: ${day}\nchanges:\n  ${day}: ${summary}\n---\n\n${body}\n`;
/** Every version of a policy needs its own date, later than the earlier ones. */
const days = new Map<string, string>();
const written = (body: string) => {
  const day = days.get(body) ?? `2025-08-${String(days.size + 2).padStart(2, '0')}`;
  days.set(body, day);
  return policyOf(day, body);
};

const read = async (which = name) =>
  (await support.get(`/api/admin/text?name=${which}`)).json<StaffTextDetail>();
const publish = (payload: object, as = administrator) =>
  as.post('/api/admin/text', { name, note: 'A change', ...payload });
const revert = (payload: object) => administrator.post('/api/admin/text/revert', { name, ...payload });
const versions = async () => (await test.nobody.get('/api/texts')).json<Record<string, number>>();
const shown = async () => {
  const id = (await versions())[name];
  return id === undefined ? undefined : (await test.nobody.get(`/api/texts/${id}`)).json();
};
describe('the texts of the site', () => {
  it('[X9] all texts are listed as built, and pages load no changed version', async () => {
    const texts = (await support.get('/api/admin/texts')).json<StaffText[]>();
    const names = texts.map((text) => text.name);
    expect(names).toEqual(
      expect.arrayContaining(['services', 'faq', 'policies/terms', 'blog/free-draft-samples']),
    );
    expect(names).not.toContain('claims');
    expect(texts.every(({ versionId }) => versionId === null)).toBe(true);
    expect(await versions()).toEqual({});
    expect(await read()).toMatchObject({ format: 'markdown', isBuilt: true, versions: [] });
  });

  it('[X9] a text that an administrator publishes is shown at once, and the change is logged', async () => {
    const answer = await publish({ source: written('## What we keep\n\nOnly *this*.'), after: null });
    expect(answer.statusCode).toBe(200);
    expect(await shown()).toMatchObject({
      name,
      content: {
        entry: { id: 'terms', lastUpdated: '2025-07-13', lastChanged: '2025-08-02' },
        body: {
          html: '<h2 id="what-we-keep">What we keep</h2>\n<p>Only <em>this</em>.</p>',
          headings: [{ id: 'what-we-keep', text: 'What we keep', level: 2 }],
        },
      },
    });
    expect(await auditOf(test, `text:${name}`)).toMatchObject([
      { actor: 'amira', verb: 'text.published', after: { note: 'A change' } },
    ]);
  });

  it('[X9] every version of a text is kept, and any of them or the built text can be restored', async () => {
    const first = await read();
    await publish({ source: written('Something else.'), after: first.versionId });
    const second = await read();
    expect(second.versions.map(({ source }) => source)).toEqual([written('Something else.'), first.source]);
    await revert({ to: first.versionId, after: second.versionId });
    expect((await read()).source).toBe(first.source);
    const third = await read();
    await revert({ to: null, after: third.versionId });
    expect(await versions()).toEqual({});
    expect((await read()).source).toContain('2025-07-13');
    expect((await read()).versions).toHaveLength(4);
  });

  it('[A7] the text for people in danger is to be completed until it has helplines, with the day of their last check', async () => {
    const care = async () => {
      const texts = (await support.get('/api/admin/texts')).json<ListedText[]>();
      return texts.find((text) => text.name === 'care')?.todo;
    };
    const { source } = await read('care');
    const helplines = 'helplines: [{ name: Test line, contact: "555-0100, at any time", country: GB }]';
    const publishCare = (changed: string) =>
      publish({ name: 'care', source: source.replace('helplines: []', changed), after: null });
    expect(await care()).toBe('Add local helplines');
    expect(refusalOf(await publishCare(helplines))).toContain('texts.invalid');
    expect((await publishCare(`${helplines}\nhelplinesCheckedOn: 2026-11-30`)).statusCode).toBe(200);
    expect(await care()).toBeNull();
  });

  it('[X9] an article can be added and removed from the site again', async () => {
    const added = 'blog/a-plan-for-revision';
    const source = `---
title: A plan for revision
excerpt: How to divide the weeks before an exam.
category: Study Tips
author: Academic Workshop editorial team
date: '2026-02-03'
tags: [revision, exams, planning]
---

Begin early.
`;
    expect((await publish({ name: added, source, after: null })).statusCode).toBe(200);
    const id = (await versions())[added];
    expect((await test.nobody.get(`/api/texts/${id}`)).json()).toMatchObject({
      content: { entry: { id: 'a-plan-for-revision', readMinutes: 1 } },
    });
    await revert({ name: added, to: null, after: id });
    expect((await versions())[added]).toBeUndefined();
    expect(await read(added)).toMatchObject({ isBuilt: false, isChanged: false });
  });

  it('[X9] the second of two editors of the same version is refused, and so is an invalid text', async () => {
    const { versionId } = await read();
    const both = await Promise.all(
      ['One.', 'Two.'].map((body) => publish({ source: written(body), after: versionId })),
    );
    expect(statusesOf(both)).toEqual([200, 409]);
    const after = (await read()).versionId;
    const wrong = await publish({ source: '---\ntitle: ""\n---\n\nText', after });
    expect(refusalOf(wrong)).toEqual([400, 'texts.invalid']);
    const issues = wrong.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path);
    expect(issues).toEqual(expect.arrayContaining(['title', 'lead', 'lastUpdated']));
    expect(refusalOf(await publish({ name: 'services', source: 'lead: Only this', after: null }))).toEqual([
      400,
      'texts.invalid',
    ]);
    expect(refusalOf(await publish({ name: 'claims', source: '[]', after: null }))[0]).toBe(404);
    expect(refusalOf(await publish({ name: 'blog/Not-An-Id', source: '', after: null }))[0]).toBe(400);
    expect((await read()).versionId).toBe(after);
  });

  it('[X9] a replaced or reverted version is not readable any more', async () => {
    const at = (id: number | null) => test.nobody.get(`/api/texts/${id}`);
    const before = (await read()).versionId;
    await publish({ source: written('A mistake.'), after: before });
    const wrong = (await read()).versionId;
    expect((await at(wrong)).statusCode).toBe(200);
    expect(refusalOf(await at(before))).toEqual([404, 'texts.not_found']);
    await revert({ to: before, after: wrong });
    expect(refusalOf(await at(wrong))).toEqual([404, 'texts.not_found']);
  });

  it('[X9] a text that does not fit the schema of this build is replaced by the built text', async () => {
    await insertRow(test, 'text_versions', {
      name: 'services',
      source: 'lead: An older form',
      note: 'Of an earlier build',
      admin_id: (await selectRow(test, 'admin_users', {})).id,
    });
    expect(await versions()).not.toHaveProperty('services');
  });

  it('[X9] staff who are not administrators cannot change texts', async () => {
    const { versionId } = await read();
    const answer = await publish({ source: written('Mine now.'), after: versionId }, support);
    expect(refusalOf(answer)).toEqual([403, 'auth.forbidden']);
    const check = { name, source: written('Mine now.') };
    const checked = await support.post('/api/admin/text/check', check);
    expect(refusalOf(checked)).toEqual([403, 'auth.forbidden']);
    expect((await read()).versionId).toBe(versionId);
  });

  it('[X9] [R1] no text of the staff brings a script to a reader', async () => {
    const attacks = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)>',
      '[press](javascript:alert(1))',
      '[press](JaVaScRiPt&#58;alert(1))',
      '![x](data:text/html;base64,PHNjcmlwdD4=)',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<a href="javascript:alert(1)">press</a>',
      '<style>@import "//evil.example"</style>',
      '<form action="//evil.example"><input></form>',
      '[x]: javascript:alert(1)\n\n[x]',
      '<math><mtext></mtext><script>alert(1)</script></math>',
      '`<script>`\n\n    <script>indented</script>',
    ];
    for (const attack of attacks) {
      const answer = await administrator.post('/api/admin/text/check', { name, source: written(attack) });
      const { html } = answer.json<{ html: string }>();
      expect(html, attack).not.toMatch(
        /<(script|svg|iframe|style|form|input|math)|\s(on\w+|src)=|javascript:|data:/i,
      );
    }
  });
});
