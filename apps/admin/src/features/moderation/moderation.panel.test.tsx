import type { ModerationCaseDetail } from '@aw/contracts/moderation/staff';
import { expect, it } from 'vitest';
import { renderConsole, testServices } from '../../testing/render-console';
import { CasePanel } from './moderation.panel';
import { caseQuery } from './queries';

const { api } = testServices;

const at = '2026-11-20T10:00:00.000Z';
const report: ModerationCaseDetail['reports'][number] = {
  id: 7,
  reason: 'copyright',
  note: null,
  duplicateOf: null,
  reporterId: 'anon_reporter_1700000000000',
  status: 'open',
  createdAt: at,
  decidedAt: null,
  decidedBy: null,
};
const question: ModerationCaseDetail = {
  id: 'question-12',
  kind: 'question',
  targetId: 12,
  title: 'Why is it blue?',
  excerpt: 'I tried.',
  postState: 'visible',
  status: 'waiting',
  isUrgent: false,
  at,
  reasons: [{ reason: 'copyright', count: 1 }],
  version: 0,
  source: 'I tried.',
  html: '<p>I tried.</p>',
  pages: [],
  path: '/questions/12',
  createdAt: at,
  heldBecause: null,
  removedReason: null,
  duplicateOf: null,
  author: {
    id: 'anon_author_1700000000000',
    isAnonymous: true,
    isErased: false,
    isSuspended: false,
    since: at,
    posts: 12,
    removedPosts: 3,
  },
  reports: [report],
  reportCount: 1,
  openCount: 1,
  latestReportId: 7,
  log: [],
};

function render(change: Partial<ModerationCaseDetail> = {}): string {
  const data = { ...question, ...change };
  return renderConsole(<CasePanel id={data.id} isBesideList onClose={() => {}} onNext={() => {}} />, {
    cached: [{ queryKey: caseQuery(api, data.id).queryKey, data }],
  });
}

const buttonsIn = (html: string) =>
  [...html.slice(html.indexOf('data-panel-foot')).matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(
    ([, inside]) => (inside ?? '').replace(/<[^>]*>/g, ''),
  );

it('[M8] a post, its reports and the decision are on one screen, with the most likely reason filled in', () => {
  const html = render();
  for (const text of ['<p>I tried.</p>', '1 report', 'anon_reporte', 'Joined', 'Removed posts'])
    expect(html).toContain(text);
  expect(html).toContain('href="https://site.example/questions/12"');
  expect(buttonsIn(html)).toEqual(['Keep', 'Remove: copyright', 'Mark as duplicate…']);
});

it('[M8] three reports are shown above the post, and a button shows the others', () => {
  const reports = Array.from({ length: 50 }, (_, at) => ({ ...report, id: at, note: `Note ${at}` }));
  const html = render({ reports, reportCount: 100, openCount: 100 });
  expect(html).toContain('100 reports');
  expect(html.match(/Note \d+/g)).toEqual(['Note 0', 'Note 1', 'Note 2']);
  expect(html).toContain('Show 47 more reports');
  expect(html.indexOf('Note 2')).toBeLessThan(html.indexOf('<p>I tried.</p>'));
});

it('[M8] [Q10] the images of a post are fetched with the token, and their descriptions are shown until then', () => {
  const html = render({ html: '<p>See <img src="/api/images/0f-4x3" alt="this"></p>' });
  expect(html).toContain('<img src="data:," alt="this">');
});

it('[M8] a script in a title, a text, a note or a reason is shown as text', () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const html = render({
    title: script,
    source: script,
    html: null,
    reports: [{ ...report, note: script, duplicateOf: { id: 3, title: script } }],
  });
  expect(html).not.toMatch(/<script|<img/);
  expect(html.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThanOrEqual(4);
});

it('[M8] a held post can be approved, and says which rule holds it or that its author is new', () => {
  const heldPost: Partial<ModerationCaseDetail> = {
    postState: 'held',
    reasons: [],
    reports: [],
    reportCount: 0,
  };
  expect(buttonsIn(render(heldPost))).toEqual(['Approve', 'Remove: spam', 'Mark as duplicate…']);
  expect(render(heldPost)).toContain('author is new here');
  expect(render({ ...heldPost, heldBecause: 'It has more than 5 links.' })).toContain(
    'It has more than 5 links.',
  );
});

it('[M8] a removed post can be restored, a kept one can still be removed, and a document cannot be a duplicate', () => {
  const removed = render({ status: 'removed', postState: 'removed', removedReason: 'It sells answers.' });
  expect(removed).toContain('It sells answers.');
  expect(removed).not.toContain('If you remove it');
  expect(buttonsIn(removed)).toEqual(['Restore']);
  expect(buttonsIn(render({ status: 'kept', reasons: [] }))).toEqual(['Remove: spam', 'Mark as duplicate…']);
  const document = render({ id: 'document-12', kind: 'document' });
  expect(buttonsIn(document)).toEqual(['Keep', 'Remove: copyright']);
  expect(document).toContain('It breaks the rules');
});

it('[D18] a document that is reported for copyright is removed for cause and stays down, unless staff choose otherwise', () => {
  const boxesOf = (html: string) =>
    [...html.matchAll(/<[^>]*role="checkbox"[^>]*>/g)].map(([box]) => ({
      isChecked: box.includes('aria-checked="true"'),
      isDisabled: box.includes('data-disabled='),
    }));
  const reported = { id: 'document-12', kind: 'document' } as const;
  expect(boxesOf(render(reported))).toEqual([
    { isChecked: true, isDisabled: true },
    { isChecked: true, isDisabled: false },
  ]);
  expect(boxesOf(render({ ...reported, reasons: [{ reason: 'misleading', count: 1 }] }))).toEqual([
    { isChecked: true, isDisabled: false },
    { isChecked: false, isDisabled: false },
  ]);
});

it('[Q11] a reported duplicate names the earlier question, and one button marks it', () => {
  const duplicate = { ...report, reason: 'duplicate', duplicateOf: { id: 3, title: 'The sky' } } as const;
  const html = render({ reports: [duplicate] });
  expect(html).toContain('href="https://site.example/questions/3"');
  expect(html).toContain('Mark as duplicate');
  const marked = render({ status: 'duplicate', duplicateOf: { id: 3, title: 'The sky' }, reports: [] });
  expect(buttonsIn(marked)[0]).toBe('Unmark duplicate');
});

it('[A7] an AI answer shows its question and that its chat is private, without a link to it', () => {
  const html = render({
    id: 'chat_answer-12',
    kind: 'chat_answer',
    title: 'Answer by gpt-large',
    path: '/ai-chat',
    html: '<h3>Asked</h3><p>Why?</p><h3>Answered</h3><p>So.</p>',
    author: null,
    reasons: [{ reason: 'harmful', count: 1 }],
    reports: [{ ...report, reason: 'harmful' }],
  });
  for (const text of [
    '<p>Why?</p>',
    '<p>So.</p>',
    'An answer from a private chat.',
    'The person who asked will see it.',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('https://site.example/ai-chat');
  expect(buttonsIn(html)).toEqual(['Keep', 'Remove: harmful']);
});
