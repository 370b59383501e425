import type { FileType } from '@aw/contracts/documents/file-types';
import type { PageStructure } from '@aw/contracts/documents/page-structure';

export type RefusalCode =
  | 'type'
  | 'mismatch'
  | 'encrypted'
  | 'broken'
  | 'empty'
  | 'too_many_pages'
  | 'too_large_inside'
  | 'macros'
  | 'active'
  | 'attachments'
  | 'unchecked'
  | 'timeout'
  | 'memory'
  /** Another process ended the child that read it, most likely the system because of memory. */
  | 'killed';

/**
 * One page: its number from 1, its visible text (at most 200,000 characters), the pixels of its image and both WebP
 * files.
 */
export type PageOutput = {
  number: number;
  text: string;
  /** All of its text, including invisible text. Null if that is the same. Documents are compared by it. */
  wholeText: string | null;
  /** Headings, lists, tables and paragraphs of the visible text. Null for a page without text. */
  structure: PageStructure | null;
  /** Whether all of the text was compared with the picture. */
  isTextChecked: boolean;
  /** Whether it shows something but has no usable text, so that OCR must read it. */
  isScan: boolean;
  /** The page as a JPEG for OCR, if it is a scan and the reader was asked for it. */
  scanPath?: string;
  /** Whether most of its letters are too small to read. */
  isTooSmall: boolean;
  width: number;
  height: number;
  thumbPath: string;
  pagePath: string;
  /** Hash that identifies the picture. Null for a blank page. */
  pictureHash: string | null;
  /** Coarse shape of the picture. Null for a blank page. */
  pictureShape: string | null;
};

/** A refusal. Its reason is addressed to the person who uploaded the file. */
export type Refused = { status: 'refused'; code: RefusalCode; reason: string };

/** A document's type, or the reason why the file is refused. */
export type Recognised = { status: 'recognised'; kind: FileType } | Refused;

/**
 * Copies for people other than the uploader and staff, without author, comments and earlier versions: a PDF, and an Office
 * file in the newer format if it shows the same pages. Without any, the document cannot be downloaded. `mayWorkLater` says
 * that a copy took too long or its child was ended, so that another try may succeed.
 */
export type CleanCopies = {
  pdfPath: string | undefined;
  office: { form: CleanOfficeForm; path: string } | undefined;
  mayWorkLater?: boolean;
};
export type CleanOfficeForm = 'docx' | 'pptx';

/** `copies` is set if they were asked for. */
export type ReadResult =
  | { status: 'read'; kind: FileType; pages: PageOutput[]; copies?: CleanCopies }
  | Refused;

/** Progress of a file: its type is known, its pages can be counted, its pages have been drawn. */
export type ReadStep = 'received' | 'readable' | 'rendered';

/**
/**
 * A stored upload with its original name. `timeFactor` multiplies the permitted work. With `keepsScans`, pictures for OCR
 * are written too. With `makesCopies`, copies for other people are made; a failure of them never refuses the file.
 */
export type DocumentFile = {
  path: string;
  fileName: string;
  timeFactor?: number;
  keepsScans?: boolean;
  makesCopies?: boolean;
};

/** Reads documents of every accepted type. */
export type PageReader = {
  /**
   * Writes page images to `outDir` and returns the pages, or the refusal; a file's content never causes an error.
   * Throws if the same file may succeed later: a full disk, a closed reader, a child that cannot start.
   */
  read(file: DocumentFile, outDir: string, onStep?: (step: ReadStep) => void): Promise<ReadResult>;
  /** Ends the children. Readings in progress throw. */
  close(): Promise<void>;
};
