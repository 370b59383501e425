import type { PageComparison } from '@aw/contracts/documents/comparisons';
import { expect, it } from 'vitest';
import { renderConsole, testServices } from '../../testing/render-console';
import { document as row } from '../../testing/rows';
import { DocumentPanel } from './documents.panel';
import { ComparedPages } from './panel/comparison-section';
import { documentQuery, type OpenDocument } from './queries';

const { api } = testServices;

/** Renders the panel of a document for a member of staff with this role. */
function render(part: Partial<OpenDocument>, role = 'moderator'): string {
  const data: OpenDocument = {
    ...row,
    appeal: null,
    pages: [],
    unlockCount: 0,
    removedWork: null,
    log: [],
    ...part,
  };
  return renderConsole(
    <DocumentPanel id={data.id} isBesideList onClose={() => undefined} onNext={() => undefined} />,
    { cached: [{ queryKey: documentQuery(api, data.id).queryKey, data }], role },
  );
}

const fewWords = { waitReason: 'few_words', legibleWords: 3, originality: 'waiting' } as const;

it('[D9] a document with few words shows their number, the promised time and both decisions', () => {
  const html = render({ ...fewWords, reviewDueAt: '2026-12-02T12:00:00.000Z' });
  for (const text of ['3 readable words', 'Let it count', 'Do not count it', 'dateTime="2026-12-02T12:00'])
    expect(html).toContain(text);
  expect(html).not.toContain('Undo the decision');
});

it('[D9] a decision can be undone, and the reason for the uploader is shown', () => {
  const accepted = render({ ...fewWords, originality: 'accepted' });
  expect(accepted).toContain('Accepted: it counts.');
  expect(accepted).toContain('Undo the decision');
  const refused = render({ ...fewWords, originality: 'refused', reviewNote: 'It is only noise.' });
  expect(refused).toContain('It is only noise.');
  expect(refused).toContain('Undo the decision');
});

it('[D13] a look-alike can be accepted as original work, and a document that counts automatically offers no decision', () => {
  const similarTo = { id: 9, title: 'Mechanics', percent: 93 };
  const html = render({ waitReason: 'similar', originality: 'waiting', similarTo });
  expect(html).toContain('Accept as original work');
  expect(html).toContain('93%');
  expect(render({})).not.toContain('Undo the decision');
});

it('[D13] staff can compare a look-alike with the other document, with the passages marked in both texts', () => {
  const similarTo = { id: 9, title: 'Mechanics', percent: 93 };
  expect(render({ waitReason: 'similar', originality: 'waiting', similarTo })).toContain('Show both texts');
  expect(render({})).not.toContain('Show both texts');
  const comparison: PageComparison = {
    other: { id: 9, title: 'Mechanics', isListed: false },
    parts: [{ from: 3, to: 4, otherFrom: 1, otherTo: 2 }],
    pages: [
      { page: 3, otherPage: 1, percent: 80 },
      { page: 4, otherPage: 2, percent: 100 },
    ],
    shown: {
      page: 4,
      otherPage: 2,
      text: 'See <b>force</b> and mass.',
      marks: [[4, 12]],
      otherText: 'Force and mass.',
      otherMarks: [[0, 5]],
    },
  };
  const html = renderConsole(<ComparedPages comparison={comparison} onPage={() => undefined} />);
  expect(html).toContain('pages 3–4 match pages 1–2');
  expect(html).toContain('which is not in the library');
  expect(html).toContain('<mark>&lt;b&gt;force&lt;/b&gt;</mark>');
  expect(html).toContain('<mark>Force</mark>');
  expect(html).not.toContain('<b>force');
});

it('[D18] a document that matches a removed work names that work', () => {
  const removedWork = { id: 5, title: 'The textbook', percent: 61 };
  const html = render({ status: 'refused', removedWork });
  expect(html).toContain('The textbook');
  expect(html).toContain('61%');
});

it('[D2] moderators can download the original, and are told what it may contain', () => {
  const html = render({});
  expect(html).toContain('Download the original');
  expect(html).toContain('It may contain macros, comments and its authors’ names.');
  expect(html).toContain('The log records that you downloaded it.');
});

it('[D2] [M3] a role that may only read cannot download the original, and nobody can once it was erased', () => {
  expect(render({}, 'read_only')).not.toContain('Download the original');
  const erased = render({ fileSize: 0 });
  expect(erased).toContain('The file was erased.');
  expect(erased).not.toContain('Download the original');
});
