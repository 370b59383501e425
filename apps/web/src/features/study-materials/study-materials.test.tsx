import type { PageSource, StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { FlashcardsEditor } from './flashcards-editor';
import { markdownOf } from './material-reading';
import { MaterialView } from './material-view';
import { originText } from './origin-text';
import { withSaved } from './use-items';

const source = { documentId: 7, title: 'Cells', page: 3, isReadable: true };
const material: StudyMaterialDetail = {
  id: 'a',
  kind: 'flashcards',
  state: 'done',
  title: 'Cells',
  documentId: 7,
  conversationId: null,
  wantedCount: 10,
  count: 8,
  dropped: 1,
  readCount: 4,
  sourceCount: 30,
  source: 'model',
  model: 'm-1',
  isSaved: false,
  failure: null,
  createdAt: '2026-11-30T10:00:00.000Z',
  updatedAt: '2026-11-30T10:00:00.000Z',
  flashcards: [
    { id: 1, front: 'Q $x$', back: 'A', frontHtml: '<p>Q <i>x</i></p>', backHtml: '<p>A</p>', source },
  ],
  entries: [],
};

it('[A14] the page says who made the material, how it was checked, and how much was read', () => {
  expect(originText(material)).toBe(
    'The AI model m-1 wrote these cards, and checked each by answering it without seeing its back. We left out 1 card that did not pass. There are 8 instead of 10. The cards come from 4 of the 30 pages that you can read.',
  );
  expect(originText({ ...material, source: 'library', kind: 'summary' })).toContain(
    'sentences of the document',
  );
});

it('[A14] an item links to its page only while the person may open it', () => {
  const shown = renderPage(<MaterialView material={material} />);
  expect(shown).toContain('href="/documents/7?page=3"');
  const lost = { ...source, title: '', isReadable: false };
  const flashcards = material.flashcards.map((card) => ({ ...card, source: lost }));
  const hidden = renderPage(<MaterialView material={{ ...material, flashcards }} />);
  expect(hidden).not.toContain('page=3');
  expect(hidden).toContain('Page 3, which you can no longer open');
});

it('[A14] material that was not made says why and can be tried again', () => {
  const failed = renderPage(
    <MaterialView material={{ ...material, state: 'failed', failure: 'The limit was reached.' }} />,
  );
  expect(failed).toContain('The limit was reached.');
  expect(failed).toContain('href="/library?tab=study-material&amp;document=7"');
});

it('[A14] an outline is copied as a list with its levels and pages', () => {
  const entries = [
    { text: 'Membranes', level: 1, source },
    { text: 'Osmosis\nof water', level: 2, source: null },
  ];
  expect(markdownOf('Outline: Cells', entries)).toBe(
    '# Outline: Cells\n\n- Membranes (p. 3)\n  - Osmosis of water\n',
  );
});

it('[A14] what is edited while it is saved stays, with the ids that it got', () => {
  type Card = { key: string; id: number | undefined; front: string; source: PageSource | null };
  const first: Card = { key: 'a', id: 1, front: 'One ', source };
  const second: Card = { key: 'b', id: undefined, front: 'Two', source: null };
  const removed: Card = { key: 'c', id: 3, front: 'Three', source };
  const sent = [removed, first, second];
  const saved = sent.map((one, at) => ({ ...one, key: `${at}`, id: one.id ?? 9, front: one.front.trim() }));
  const added: Card = { key: 'd', id: undefined, front: 'Four', source: null };
  expect(withSaved([first, { ...second, front: 'Two, edited' }, added], sent, saved)).toEqual([
    { key: 'a', id: 1, front: 'One', source },
    { key: 'b', id: 9, front: 'Two, edited', source: null },
    added,
  ]);
});

it('[A14] the page says how many items are withheld', () => {
  const shown = renderPage(<MaterialView material={{ ...material, count: 3 }} />);
  expect(shown).toContain('2 cards not shown.');
  expect(renderPage(<MaterialView material={{ ...material, count: 1 }} />)).not.toContain('not shown');
});

it('[A14] each field names its card', () => {
  const shown = renderPage(<FlashcardsEditor material={material} onDone={() => {}} />);
  expect(shown).toMatch(/<label[^>]*>Front of card 1</);
});

it('[A14] material is shown as it is read, and edited when its person wants to', () => {
  const shown = renderPage(<MaterialView material={material} />);
  expect(shown).toContain('<p>Q <i>x</i></p>');
  expect(shown).toContain('Save 1 card');
  expect(shown).not.toContain('<textarea');
});
