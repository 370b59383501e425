import { readDocuments } from '@aw/demo/sources';
import { demoFiles, type ReaderLabel } from './reader-labels';

/** Labels of the demo documents: their sources say what headings and tables are. */
export function demoLabels(): (ReaderLabel & { as?: 'doc' | 'ppt' })[] {
  const documents = readDocuments();
  return demoFiles.map(({ slug, as }) => {
    const document = documents.find((one) => one.slug === slug);
    if (!document) throw new Error(`There is no demo document ${slug}.`);
    const { title, body, format } = document;
    const paragraphs = body.flatMap((block) => (block.kind === 'paragraph' ? [plain(block.text)] : []));
    return {
      file: `${slug}.${format}`,
      ...(as && { as }),
      headings: [title, ...body.flatMap((block) => (block.kind === 'heading' ? [plain(block.text)] : []))],
      tables: body.flatMap((block) =>
        block.kind === 'table' ? [[block.head, ...block.rows].map((cells) => cells.map(plain))] : [],
      ),
      order: paragraphs.map((text) => text.slice(0, 30)),
    };
  });
}

/** Removes the marks of bold, italic, raised and lowered text. */
const plain = (text: string) => text.replace(/\*\*|\*|`|[\^_]\{([^}]*)\}/g, '$1');
