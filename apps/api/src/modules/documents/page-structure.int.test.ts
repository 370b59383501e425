import type { PageStructure } from '@aw/contracts/documents/page-structure';
import { expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { useBuiltSite } from '../../testing/built-site';
import { makePdf } from '../../testing/make-pdf';
import { updateRows } from '../../testing/rows';
import { uploadDocument } from '../../testing/uploads';
import { signedIn } from '../../testing/user';

const attack = '</p><script>alert(1)</script>{{title}}{{>math}}';
const templates = {
  document: '',
  documentWithoutLead:
    '{{#pages}}<p>{{text}}</p>{{#hasBlocks}}<div lang="{{language}}">{{#blocks}}{{#h2}}<h2>{{#content}}{{text}}{{/content}}</h2>{{/h2}}{{#paragraph}}<p>{{#content}}{{text}}{{#formula}}<math>{{>math}}</math>{{/formula}}{{/content}}</p>{{/paragraph}}{{#table}}<table dir="{{direction}}">{{#rows}}<tr>{{#cells}}{{#cell}}<td>{{#content}}{{text}}{{/content}}</td>{{/cell}}{{/cells}}</tr>{{/rows}}</table>{{/table}}{{/blocks}}</div>{{/hasBlocks}}{{/pages}}',
  math: '{{#mfrac}}<mfrac>{{#children}}{{>math}}{{/children}}</mfrac>{{/mfrac}}{{#mi}}<mi>{{text}}</mi>{{/mi}}{{#mn}}<mn>{{text}}</mn>{{/mn}}',
};

const test = useBuiltSite({
  files: {
    '__spa-fallback.html':
      '<html><head><title>A</title></head><body><div id="served-page" class="peer"></div></body></html>',
  },
  templates,
});
const user = beforeTests(() => signedIn(test.app));
const other = beforeTests(() => signedIn(test.app));

const structure: PageStructure = {
  version: 1,
  blocks: [
    { kind: 'heading', level: 1, content: ['Tides'] },
    { kind: 'table', isRightToLeft: true, rows: [[{ content: ['גאות'] }, { content: ['שפל'] }]] },
    { kind: 'table', rows: [[{ content: ['High'] }, { content: ['Low'] }]] },
    {
      kind: 'paragraph',
      content: [
        attack,
        {
          text: 'a2',
          math: {
            tag: 'mfrac',
            children: [
              { tag: 'mi', text: 'a' },
              { tag: 'mn', text: '2' },
            ],
          },
        },
      ],
    },
  ],
};

async function publish(): Promise<number> {
  const pages = ['One tide.', 'Two moons.', 'Three seas.', 'Four winds.', 'Five stars.', 'Six suns.'];
  return uploadDocument(test, user, await makePdf(pages.map((text) => `${text} ${Math.random()}`)));
}

const textOf = (id: number, number: number, by = other) =>
  by.get(`/api/documents/${id}/pages/${number}/text`);

it('[D20] a page that was read has its blocks, and a locked page gives none of them', async () => {
  const id = await publish();
  const page = (await textOf(id, 1)).json<{ text: string; structure: PageStructure }>();
  expect(page.structure.version).toBe(1);
  expect(JSON.stringify(page.structure.blocks)).toContain('One tide.');
  const locked = await textOf(id, 6);
  expect(locked.statusCode).toBe(403);
  expect(locked.body).not.toContain('suns');
});

it('[D20] free pages are HTML with headings and formulas, text stays text, and locked pages are not in it', async () => {
  const id = await publish();
  await updateRows(test, 'document_pages', { document_id: id }, { structure: JSON.stringify(structure) });
  const { body } = await test.site.inject({ url: `/documents/${id}` });
  expect(body.match(/<h2>Tides<\/h2>/g)?.length).toBe(2);
  expect(body).toContain('<table dir="rtl"><tr><td>גאות</td><td>שפל</td></tr></table>');
  expect(body).toContain('<table dir="ltr"><tr><td>High</td>');
  expect(body).toContain('<mfrac><mi>a</mi><mn>2</mn></mfrac>');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;&#x2F;script&gt;{{title}}{{&gt;math}}');
  expect(body).not.toContain('<script>alert(1)');
});

it('[D20] a page without a structure, or with one of another version, is shown as plain text', async () => {
  const id = await publish();
  for (const stored of [
    null,
    JSON.stringify({ ...structure, version: 2 }),
    JSON.stringify({ blocks: 'x' }),
  ]) {
    await updateRows(test, 'document_pages', { document_id: id }, { structure: stored });
    expect((await textOf(id, 1)).json()).toMatchObject({ number: 1, structure: null });
    const { body } = await test.site.inject({ url: `/documents/${id}` });
    expect(body).toContain('One tide.');
    expect(body).not.toContain('<h2>');
  }
});
