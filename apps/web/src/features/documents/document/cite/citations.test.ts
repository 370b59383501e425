import { expect, it } from 'vitest';
import { type CitedDocument, citationsOf, htmlOf, plainText } from './citations';

const document: CitedDocument = {
  id: 12,
  title: 'Elasticity along the demand curve',
  siteName: 'Academic Workshop',
  url: 'https://workshop.example/documents/12',
  uploadedAt: '2025-12-31T23:30:00.000Z',
};
const today = new Date(2026, 10, 3);
const textsOf = (change: Partial<CitedDocument> = {}) =>
  Object.fromEntries(
    citationsOf({ ...document, ...change }, today).map((citation) => [citation.style, plainText(citation)]),
  );

it('[D26] a document without a known author is cited by its title, as each manual says', () => {
  const { APA, MLA, Chicago } = textsOf();
  expect(APA).toBe(
    'Elasticity along the demand curve. (2025). Academic Workshop. Retrieved November 3, 2026, from https://workshop.example/documents/12',
  );
  expect(MLA).toBe(
    '“Elasticity along the demand curve.” Academic Workshop, 2025, https://workshop.example/documents/12. Accessed 3 Nov. 2026.',
  );
  expect(Chicago).toBe(
    '“Elasticity along the demand curve.” Academic Workshop. 2025. Accessed November 3, 2026. https://workshop.example/documents/12.',
  );
});

it('[D26] the BibTeX entry has the title, the site, the year, the address and the date of access', () => {
  expect(textsOf().BibTeX).toBe(`@misc{document12,
  title = {{Elasticity along the demand curve}},
  key = {Elasticity along the demand curve},
  howpublished = {Academic Workshop},
  year = {2025},
  url = {https://workshop.example/documents/12},
  urldate = {2026-11-03},
  note = {Accessed: 2026-11-03},
}`);
});

it('[D26] letters of any language, and what TeX would interpret, are correct in BibTeX', () => {
  const title = 'R&D_{x} 50% $5 #1 ~a^b \\alpha Übung 光合作用 حاسوب';
  expect(textsOf({ title }).BibTeX).toContain(
    'title = {{R\\&D\\_\\textbraceleft{}x\\textbraceright{} 50\\% \\$5 \\#1 \\textasciitilde{}a\\textasciicircum{}b \\textbackslash{}alpha Übung 光合作用 حاسوب}}',
  );
});

it('[D26] a title that ends with a mark gets no full stop, and quotation marks within others are single', () => {
  const { APA, MLA } = textsOf({ title: 'What is a "public good"?' });
  expect(APA).toMatch(/^What is a "public good"\? \(2025\)\./);
  expect(MLA).toMatch(/^“What is a ‘public good’\?” Academic/);
});

it('[D26] the copied HTML keeps the italics and escapes the title', () => {
  const [apa] = citationsOf({ ...document, title: 'a <b> & "c"' }, today);
  expect(apa && htmlOf(apa)).toContain('<i>a &lt;b&gt; &amp; &quot;c&quot;.</i> (2025).');
});
