import { PDFiumDocument, type PDFiumPage } from '@hyzyla/pdfium';
import type { PageOutput } from '../page-reader';
import { tidyText } from '../page-text';
import { handleOf, pdfiumOf } from '../pdfium-module';
import type { PageDrafts } from '../structure/drafts';
import { pageDrafts } from '../structure/page-drafts';
import { keepMainObjects } from './actual-text';
import { isTooSmallToRead, visibleText } from './hidden-text';
import { isScan, pictureShareOf } from './is-scan';
import { charactersOf, type PageCharacters } from './page-characters';
import type { Raster } from './raster';
import { leaveTextOut } from './without-text';

const pageWidth = 1200;
// Letters of 8 points are 10 pixels high then.
const scanWidth = 1700;
// Suits bookmarks and posters: a page is never drawn taller than ten times its width.
const maxHeight = 10 * pageWidth;
const paperRatio = 297 / 210;

export type PageContent = Pick<
  PageOutput,
  'text' | 'wholeText' | 'isTextChecked' | 'isTooSmall' | 'isScan'
> & {
  raster: Raster;
  /** Blocks of visible text. Undefined if the page has none. */
  drafts: PageDrafts | undefined;
};
const noText = { text: '', wholeText: null, isTooSmall: false, drafts: undefined };
type DrawOptions = { width: number; height: number; render: 'bitmap'; renderFormFields: boolean };

/** Reads one page, counted from 0: its picture, all of its text, and its visible text. */
export async function readPage(document: PDFiumDocument, index: number): Promise<PageContent> {
  const page = document.getPage(index);
  const size = page.getOriginalSize();
  if (!(size.originalWidth > 0 && size.originalHeight > 0))
    return { ...noText, isTextChecked: true, isScan: false, raster: blankPage() };
  // The text comes first: drawing closes the page inside PDFium.
  const isChanged = keepMainObjects(page);
  const characters = readCharacters(page);
  const pictureShare = pictureShareOf(page);
  if (isChanged) closePage(page);
  const options = drawOptionsOf(size, pageWidth);
  const drawn = await (isChanged ? document.getPage(index) : page).render(options);
  const texts = await textsOf(document, index, { characters, drawn, options });
  return { ...texts, isScan: isScan({ text: texts.text, pictureShare, drawn }), raster: drawn };
}

/** Draws a page as large as OCR needs it. */
export function drawScan(document: PDFiumDocument, index: number): Promise<Raster> {
  const page = document.getPage(index);
  return page.render(drawOptionsOf(page.getOriginalSize(), scanWidth));
}

type PageSize = { originalWidth: number; originalHeight: number };

/** Returns how a page is drawn `most` pixels wide, or less if it would be too tall. */
function drawOptionsOf({ originalWidth, originalHeight }: PageSize, most: number): DrawOptions {
  const ratio = originalHeight / originalWidth;
  const width = Math.max(1, Math.round(Math.min(most, (maxHeight * most) / pageWidth / ratio)));
  const height = Math.max(1, Math.round(width * ratio));
  return { width, height, render: 'bitmap', renderFormFields: true };
}

type Read = { characters: PageCharacters | undefined; drawn: Raster; options: DrawOptions };

async function textsOf(
  document: PDFiumDocument,
  index: number,
  { characters, drawn, options }: Read,
): Promise<Omit<PageContent, 'raster' | 'isScan'>> {
  const wholeText = tidyText(characters?.text ?? '');
  if (!characters || wholeText === '') return { ...noText, isTextChecked: characters !== undefined };
  const isTooSmall = isTooSmallToRead(characters.places, drawn);
  const textless = await drawWithoutText(document, index, options);
  // A text that could not be checked is only compared with other documents.
  if (!textless) return { ...noText, wholeText, isTextChecked: false, isTooSmall };
  const visible = visibleText(characters.text, characters.places, { drawn, textless });
  const text = tidyText(visible);
  return {
    text,
    wholeText: text === wholeText ? null : wholeText,
    isTextChecked: true,
    isTooSmall,
    drafts: pageDrafts(characters.layout, visible),
  };
}

function readCharacters(page: PDFiumPage): PageCharacters | undefined {
  try {
    return charactersOf(page);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return undefined;
  }
}

/** Draws the page without its text. Returns undefined if PDFium cannot remove the text. */
async function drawWithoutText(
  document: PDFiumDocument,
  index: number,
  options: DrawOptions,
): Promise<Raster | undefined> {
  const page = document.getPage(index);
  if (leaveTextOut(page)) return page.render(options);
  closePage(page);
  // PDFium changes only pages with the type `/Page`. A copy of the page has it.
  const copy = copyPage(document, index);
  if (!copy) return undefined;
  try {
    const copied = copy.getPage(0);
    return leaveTextOut(copied) ? await copied.render(options) : undefined;
  } finally {
    copy.destroy();
  }
}

/** Returns a new document with a copy of one page. */
function copyPage(document: PDFiumDocument, index: number): PDFiumDocument | undefined {
  const program = pdfiumOf(document);
  const documentIdx = program._FPDF_CreateNewDocument();
  const documentPtr = program.wasmExports.malloc(4);
  const module: ConstructorParameters<typeof PDFiumDocument>[0]['module'] = Reflect.get(document, 'module');
  const copy = new PDFiumDocument({ module, documentIdx, documentPtr });
  new DataView(program.HEAPU8.buffer).setInt32(documentPtr, index, true);
  const source = handleOf(document, 'documentIdx');
  if (program._FPDF_ImportPagesByIndex(documentIdx, source, documentPtr, 1, 0)) return copy;
  copy.destroy();
  return undefined;
}

function closePage(page: PDFiumPage): void {
  pdfiumOf(page)._FPDF_ClosePage(handleOf(page, 'pageIdx'));
}

/** Returns the picture of a page that the file counts but does not contain. */
function blankPage(): Raster {
  const height = Math.round(pageWidth * paperRatio);
  return { width: pageWidth, height, data: new Uint8Array(pageWidth * height * 4).fill(255) };
}
