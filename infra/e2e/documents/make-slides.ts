import PptxGenJs from 'pptxgenjs';
import type { UploadedFile } from '../fixtures/person';

/** Returns a PowerPoint file with a slide for each text. */
export async function slidesFile(name: string, slides: readonly string[]): Promise<UploadedFile> {
  const deck = new PptxGenJs();
  for (const text of slides) deck.addSlide().addText(text, { x: 1, y: 1, w: 8, h: 2, fontSize: 28 });
  // The type of the result depends on `outputType`, which its declaration does not express.
  const buffer = Buffer.from((await deck.write({ outputType: 'arraybuffer' })) as ArrayBuffer);
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    buffer,
  };
}
