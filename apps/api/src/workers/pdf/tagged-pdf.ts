import PDFDocument from 'pdfkit';

export type Rect = { x: number; y: number; width: number; height: number };
type Structure = PDFKit.PDFStructureElement;

/** Title of a PDF for readers and search, its date, paper and margin in points. */
export type PdfOptions = {
  title: string;
  at: Date;
  size: 'a4' | 'letter';
  layout: 'portrait' | 'landscape';
  margin: number;
};

/** A PDF that also suits screen readers (PDF/UA): everything drawn is an element of its structure, or an artifact. */
export type TaggedPdf = {
  pdf: PDFKit.PDFDocument;
  /**
   * Adds an element in reading order, drawn by `draw`. `words` is its text if the drawn characters do not represent
   * it well.
   */
  element: (type: 'H1' | 'H2' | 'P', draw: () => void, words?: string) => void;
  /** Adds a picture with an alternative text. */
  figure: (alt: string, box: Rect, draw: () => void) => void;
  /** Adds a paragraph whose text is a link. */
  link: (url: string, box: Rect, draw: () => void) => void;
  /** Adds a decoration. */
  artifact: (draw: () => void) => void;
  end: () => Promise<Buffer>;
};

/** Opens a PDF whose bytes depend only on its content, its title and its date. */
export function openTaggedPdf({ title, at, size, layout, margin }: PdfOptions): TaggedPdf {
  const options: PDFKit.PDFDocumentOptions = {
    size: size === 'a4' ? 'A4' : 'LETTER',
    layout,
    margin,
    lang: 'en',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, CreationDate: at, ModDate: at },
  };
  // pdfkit's types do not include this subset yet.
  const pdf = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = (element: Structure) => {
    root.add(element);
    element.end();
  };
  return {
    pdf,
    element: (type, draw, words) => add(pdf.struct(type, { actual: words }, [draw])),
    figure(alt, { x, y, width, height }, draw) {
      const options = { alt, bbox: [x, y, x + width, y + height] };
      add(pdf.struct('Figure', options, [draw]));
    },
    link(url, { x, y, width, height }, draw) {
      const link = pdf.struct('Link', { alt: url });
      const paragraph = pdf.struct('P');
      root.add(paragraph);
      paragraph.add(link);
      link.add(draw);
      const options = { structParent: link, Contents: textOf(url) };
      pdf.link(x, y, width, height, url, options);
      link.end();
      paragraph.end();
    },
    artifact(draw) {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    async end() {
      root.end();
      pdf.end();
      await done;
      return Buffer.concat(chunks);
    },
  };
}

/** Returns a text in the form that pdfkit requires where it would take a plain string for a PDF name. */
function textOf(text: string): string {
  // pdfkit's types lack String objects, which its writer distinguishes from strings.
  return Object(text) as string;
}
