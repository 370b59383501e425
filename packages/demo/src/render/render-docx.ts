import {
  AlignmentType,
  Document,
  Footer,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { DocxDocument } from '../demo-document';
import { toContent } from './docx/blocks';
import { toFront } from './docx/front';
import { type DocxStyle, docxStyle } from './docx/looks';
import type { Content, Writer } from './docx/writer';
import { plainText } from './inline';
import { stableZip } from './stable-zip';

const a4 = { width: 11906, height: 16838 };

/** Renders a document as a Word file. */
export async function renderDocx(source: DocxDocument): Promise<Uint8Array> {
  const style = docxStyle(source);
  const writer: Writer = {
    style,
    width: a4.width - style.margin * 2,
    lists: 0,
    questions: 0,
    figures: 0,
    tables: 0,
  };
  const children: Content = toFront(writer, source);
  for (const block of source.body) children.push(...(await toContent(writer, block)));
  const { margin } = style;
  const file = new Document({
    title: plainText(source.title),
    subject: source.subject,
    creator: 'Student',
    lastModifiedBy: 'Student',
    styles: wordStyles(style),
    numbering: { config: [bullets, numbers(style)] },
    sections: [
      {
        properties: {
          page: { size: a4, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        footers: { default: footer(style) },
        children,
      },
    ],
  });
  return stableZip(await Packer.toBuffer(file));
}

const hang = { indent: { left: 500, hanging: 420 } };

const bullets = {
  reference: 'bullets',
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: '•',
      alignment: AlignmentType.LEFT,
      style: { paragraph: hang },
    },
  ],
};

const numbers = (style: DocxStyle) => ({
  reference: 'steps',
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: '%1.',
      alignment: AlignmentType.LEFT,
      style: { paragraph: hang, run: { bold: true, color: style.accent } },
    },
  ],
});

function wordStyles(style: DocxStyle) {
  const isPlain = style.look === 'essay';
  const color = isPlain ? '1B1C20' : style.accent;
  const heading = { font: style.heading, bold: true, color };
  return {
    default: {
      document: {
        run: { font: style.body, size: style.size, color: '1B1C20', language: { value: 'en-GB' } },
        paragraph: { spacing: { after: style.after, line: style.line, lineRule: LineRuleType.AUTO } },
      },
      heading1: {
        run: { ...heading, size: style.size + 6 },
        paragraph: { spacing: { before: 320, after: 110 } },
      },
      heading2: {
        run: { ...heading, size: style.size + 1, italics: isPlain },
        paragraph: { spacing: { before: 200, after: 70 } },
      },
    },
  };
}

function footer(style: DocxStyle): Footer {
  const page = new TextRun({
    children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
    size: 18,
    color: '5C5F68',
  });
  return new Footer({
    children: [
      new Paragraph({
        alignment: style.isCentred ? AlignmentType.CENTER : AlignmentType.RIGHT,
        children: [page],
      }),
    ],
  });
}
