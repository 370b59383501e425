import { readDocuments } from '@aw/demo/sources';
import type { ReaderLabel } from './reader-labels';

/** Demo documents by their names, and the older format into which tests convert some of them. */
const demoFiles: readonly { slug: string; as?: 'doc' | 'ppt' }[] = [
  { slug: 'chemical-equilibrium-k-q-le-chatelier' },
  { slug: 'offer-and-acceptance-case-notes' },
  { slug: 'the-synoptic-problem' },
  { slug: 'one-vote-five-results-electoral-systems' },
  { slug: 'adjusting-entries-and-the-worksheet' },
  { slug: 'alkaline-phosphatase-michaelis-menten' },
  { slug: 'break-even-analysis-for-a-coffee-bar' },
  { slug: 'ipv4-subnetting-in-five-steps' },
  { slug: 'marx-durkheim-weber-study-guide', as: 'doc' },
  { slug: 'segmentation-targeting-positioning', as: 'ppt' },
];

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
