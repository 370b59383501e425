import type { FileType } from '@aw/contracts/documents/file-types';

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
  /** Something else ended the child that read it, most likely the system for memory. */
  | 'killed';

/** One page: its number from 1, its visible text (at most 200,000 characters), the pixels of its image and both WebP files. */
export type PageOutput = {
  number: number;
  text: string;
  /** All of its text, also what nobody sees on the picture; null where that is no more. Documents are compared by it. */
  wholeText: string | null;
  /** Whether all of the text was compared with the picture. */
  isTextChecked: boolean;
  /** Whether most of its letters are too small to read. */
  isTooSmall: boolean;
  width: number;
  height: number;
  thumbPath: string;
  pagePath: string;
  /** By which the picture is known again; null for a blank page. */
  pictureHash: string | null;
  /** What it looks like from afar; null for a blank page. */
  pictureShape: string | null;
};

/** A refusal's reason is written for the person who uploaded the file. */
export type Refused = { status: 'refused'; code: RefusalCode; reason: string };

/** A document's kind, or why the file is not taken. */
export type Recognised = { status: 'recognised'; kind: FileType } | Refused;

/**
 * Which bytes others than the uploader and staff download: the file as it came, the PDF at `path`, or nothing, where a
 * PDF that can be published could not be made.
 */
export type DownloadForm = { form: 'original' } | { form: 'pdf'; path: string } | { form: 'none' };

/** `download` is given for Word and PowerPoint files; PDFs are downloaded as they came. */
export type ReadResult =
  | { status: 'read'; kind: FileType; pages: PageOutput[]; download?: DownloadForm }
  | Refused;

/** How far a file has come: its kind is known, its pages can be counted, its pages have been drawn. */
export type ReadStep = 'received' | 'readable' | 'rendered';

/** A stored upload with the name that it came with; `timeFactor` times the usual work is allowed for it. */
export type DocumentFile = { path: string; fileName: string; timeFactor?: number };

/** Reads documents of every accepted type. */
export type PageReader = {
  /**
   * Writes page images to `outDir` and gives the pages, or the refusal; whatever a file contains, this does not throw.
   * It throws when the file is fine to try again later: a full disk, a closed reader, a child that cannot start.
   */
  read(file: DocumentFile, outDir: string, onStep?: (step: ReadStep) => void): Promise<ReadResult>;
  /** Ends the children; reads that are under way throw. */
  close(): Promise<void>;
};
