import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hasCaseFiles, readCaseFile } from '../../../testing/case-files';
import { slidesTypes, wordTypes, zipOf } from '../../../testing/sample-zip';
import * as word from '../../../testing/word-files';
import { examinePackage } from './office-package';

const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const slideNamespace = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relation = (type: string, target: string) =>
  `<Relationship Id="r1" Type="${officeTypes}/${type}" Target="${target}" TargetMode="External"/>`;
const relations = (...list: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;

/** Judges a Word file with this body and these relations. */
function judge(body: string, ...list: string[]): string {
  const bytes = zipOf([
    wordTypes,
    {
      name: 'word/document.xml',
      bytes: `<w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
    },
    { name: 'word/_rels/document.xml.rels', bytes: relations(...list) },
  ]);
  return verdict(bytes);
}

/** Judges a presentation with this slide. */
function judgeSlide(slide: string, attributes = ''): string {
  const xml = `<p:sld ${slideNamespace}${attributes}>${slide}</p:sld>`;
  return verdict(zipOf([slidesTypes, { name: 'ppt/slides/slide1.xml', bytes: xml }]));
}

function verdict(bytes: Uint8Array): string {
  const result = examinePackage(bytes);
  if (result.status === 'refused') return result.code;
  return result.isPdfOnly ? 'pdf' : 'same';
}

const code = (...parts: string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${parts
    .map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`)
    .join(
      '',
    )}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

describe('content of a Word or PowerPoint file beside its pages', () => {
  it('[D12] hidden text is found everywhere; changes and comments are left out of the clean copy', async () => {
    expect(verdict(await word.cleanWord())).toBe('same');
    expect(verdict(await word.wordWithDeletion())).toBe('same');
    expect(verdict(await word.wordWithComment())).toBe('same');
    const hidden = (value: string) => `<w:p><w:r><w:rPr><w:vanish${value}/></w:rPr><w:t>x</w:t></w:r></w:p>`;
    expect(judge(hidden(''))).toBe('pdf');
    expect(judge(hidden(' w:val="0"'))).toBe('same');
    expect(judge('<w:p><w:r><w:rPr><w:webHidden/></w:rPr></w:r></w:p>')).toBe('same');
    expect(judgeSlide('', ' show="0"')).toBe('pdf');
    expect(judgeSlide('<p:cNvPr id="2" name="n" hidden="1"/>')).toBe('pdf');
    expect(judgeSlide('<p:cNvPr id="2" name="n"/>')).toBe('same');
  });

  it('[D12] a file with templates or pictures on other computers is offered as a PDF, and those on the writer’s computer are accepted', () => {
    expect(judge('', relation('attachedTemplate', 'http://127.0.0.1:4690/a.dotm'))).toBe('pdf');
    expect(
      judge('', relation('attachedTemplate', 'file:///\\\\share.example.edu\\templates\\thesis.dotx')),
    ).toBe('pdf');
    expect(judge('', relation('attachedTemplate', 'file:///C:\\Users\\me\\Normal.dotm'))).toBe('same');
    expect(judge('', relation('image', 'file:///\\\\127.0.0.1\\share\\x.png'))).toBe('pdf');
    expect(judge('', relation('image', 'https://example.org/x.png'))).toBe('pdf');
    expect(judge('', relation('image', '..\\pictures\\x.png'))).toBe('same');
    expect(judge(code(' INCLUDEPICTURE "https://example.org/x.png" \\* MERGEFORMATINET '))).toBe('pdf');
    expect(judge(code(' INCLUDETEXT "\\\\\\\\server\\\\share\\\\a.docx" '))).toBe('pdf');
    expect(judge(code(' LINK Excel.Sheet.12 "C:\\\\Data\\\\a.xlsx" "Sheet1" \\a '))).toBe('same');
    expect(judge(code(' PAGEREF _Toc1 \\h '))).toBe('same');
  });

  it('[D12] DDE fields are refused, even if they are split into several parts', () => {
    expect(judge(code('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe"'))).toBe('active');
    expect(judge(code(' DD', 'EAU', 'TO excel'))).toBe('active');
    expect(judge('<w:p><w:fldSimple w:instr=" dde excel a1 "/></w:p>')).toBe('active');
    expect(judge('<w:p><w:r><w:t>DDEAUTO is a field of Word.</w:t></w:r></w:p>')).toBe('same');
  });

  it('[D12] links to programs are refused, web links are accepted, and a file with links to other computers is offered as a PDF', () => {
    const link = (target: string) => judge('', relation('hyperlink', target));
    expect(link('file://evil.example.org/share/setup.exe')).toBe('active');
    expect(link('\\\\host\\share\\answers.scr')).toBe('active');
    expect(link('ms-msdt:/id PCWDiagnostic')).toBe('active');
    expect(link('javascript:alert(1)')).toBe('active');
    expect(link('\\\\host\\share\\notes.pdf')).toBe('pdf');
    expect(link('https://example.org/setup.exe')).toBe('same');
    expect(link('mailto:a@example.org')).toBe('same');
    expect(link('file:///C:\\Users\\me\\thesis.docx')).toBe('same');
    expect(link('www.example.com')).toBe('same');
    expect(judge(code(' HYPERLINK "\\\\\\\\host\\\\share\\\\x.exe" '))).toBe('active');
    expect(judgeSlide('<p:a action="ppaction://program"/>')).toBe('active');
    expect(judgeSlide('<p:a action="ppaction://hlinksldjump"/>')).toBe('same');
  });

  it.skipIf(!hasCaseFiles)('[D12] real files with such content get the same verdicts', () => {
    const names = [
      '08-remote-template',
      '08b-ddeauto',
      '08c-unc-picture',
      '08d-link-to-program',
      '13-comment-icons',
      '20-bullets-private-use',
    ];
    expect(names.map((name) => verdict(readCaseFile(`${name}.docx`)))).toEqual([
      'pdf',
      'active',
      'pdf',
      'active',
      'same',
      'same',
    ]);
  });

  it('[D12] the copy that pages are made from contains no deleted words', async () => {
    const result = examinePackage(await word.wordWithDeletion());
    const copy = result.status === 'examined' ? result.accepted : undefined;
    const text = strFromU8(unzipSync(copy ?? new Uint8Array())['word/document.xml'] ?? new Uint8Array());
    expect(text).toContain('My own sentence.');
    expect(text).not.toContain('Cut out.');
  });
});
