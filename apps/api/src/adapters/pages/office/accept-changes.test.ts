import { describe, expect, it } from 'vitest';
import { examinePart } from './office-part';

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Returns the body of a document with all changes accepted, or unchanged if it has none. */
function accepted(body: string): string {
  const xml = `<w:document ${namespace}><w:body>${body}</w:body></w:document>`;
  const findings = examinePart(xml);
  if (!findings) return 'broken';
  return /<w:body>(.*)<\/w:body>/s.exec(findings.accepted ?? xml)?.[1] ?? '';
}

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (...content: string[]) => `<w:p>${content.join('')}</w:p>`;
const endDeleted = '<w:pPr><w:jc w:val="left"/><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>';

describe('accepting the tracked changes of a Word file', () => {
  it('[D12] deleted text and the old place of moved text are removed, and inserted text stays', () => {
    const body = paragraph(
      run('Kept. '),
      `<w:del w:id="1"><w:r><w:delText>Cut.</w:delText></w:r></w:del>`,
      `<w:moveFrom w:id="2">${run('Old place.')}</w:moveFrom>`,
      `<w:ins w:id="3">${run('New &amp; true.')}</w:ins>`,
      `<w:moveTo w:id="4">${run('New place.')}</w:moveTo>`,
    );
    expect(accepted(body)).toBe(paragraph(run('Kept. '), run('New &#38; true.'), run('New place.')));
  });

  it('[D12] the earlier formatting of a text is removed', () => {
    const changed =
      '<w:r><w:rPr><w:b/><w:rPrChange w:id="1"><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr><w:t>Bold</w:t></w:r>';
    expect(accepted(paragraph(changed))).toBe(paragraph('<w:r><w:rPr><w:b/></w:rPr><w:t>Bold</w:t></w:r>'));
  });

  it('[D12] paragraphs with a deleted end are joined, and empty ones are removed', () => {
    const next = paragraph('<w:pPr><w:jc w:val="right"/></w:pPr>', run('second'));
    expect(accepted(paragraph(endDeleted, run('First and ')) + next)).toBe(
      paragraph('<w:pPr><w:jc w:val="right"/></w:pPr>', run('First and '), run('second')),
    );
    const gone = paragraph(endDeleted, `<w:del w:id="2">${run('x')}</w:del>`);
    expect(accepted(gone + next)).toBe(next);
    const table = '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>';
    expect(accepted(paragraph(endDeleted, run('Before a table')) + table)).toBe(
      paragraph(run('Before a table')) + table,
    );
  });

  it('[D12] deleted rows and tables are removed, and every cell keeps a paragraph', () => {
    const cell = (content: string) => `<w:tc>${content}</w:tc>`;
    const row = (content: string, properties = '') => `<w:tr>${properties}${cell(content)}</w:tr>`;
    const deletedRow = row(paragraph(run('gone')), '<w:trPr><w:del w:id="1"/></w:trPr>');
    const kept = row(paragraph(run('kept')));
    expect(accepted(`<w:tbl>${deletedRow}${kept}</w:tbl>`)).toBe(`<w:tbl>${kept}</w:tbl>`);
    expect(accepted(`<w:tbl>${deletedRow}</w:tbl>${paragraph()}`)).toBe('<w:p/>');
    expect(accepted(`<w:tbl>${row(paragraph(endDeleted))}${kept}</w:tbl>`)).toBe(
      `<w:tbl>${row('<w:p/>')}${kept}</w:tbl>`,
    );
  });

  it('[D12] any prefix and the strict namespace are supported, and broken XML has no result', () => {
    const strict = `<d:document xmlns:d="http://purl.oclc.org/ooxml/wordprocessingml/main"><d:body><d:p><d:del d:id="1"><d:r><d:delText>Cut</d:delText></d:r></d:del><d:r><d:t>Kept</d:t></d:r></d:p></d:body></d:document>`;
    expect(examinePart(strict)?.accepted).toContain('<d:p><d:r><d:t>Kept</d:t></d:r></d:p>');
    expect(examinePart('<w:document><w:p>')).toBeUndefined();
    expect(examinePart(`<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>`)).toBeUndefined();
  });

  it('[D12] a text without changes has no changed copy', () => {
    const xml = `<w:document ${namespace}><w:body>${paragraph(run('Plain'))}</w:body></w:document>`;
    expect(examinePart(xml)).toMatchObject({ hasHiddenText: false });
    expect(examinePart(xml)).not.toHaveProperty('accepted');
    expect(examinePart(xml)?.accepted).toBeUndefined();
  });
});
