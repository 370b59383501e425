import { type FileType, fileTypes } from '@aw/contracts/documents/file-types';
import type { DocumentDownload } from '@aw/contracts/documents/shapes';
import { publicPdfKey } from '../../../adapters/files/file-keys';
import { mimeOf } from '../../../server/files/mime-of';
import type { SentFile } from '../../../server/files/send-file';

/** Columns that decide which bytes a download contains. `kind` is null until the checks have recognised the file. */
type DownloadColumns = {
  kind: string | null;
  size_bytes: number;
  download_form: string | null;
  pdf_bytes: number | null;
};
type StoredFile = DownloadColumns & { sha256: string; storage_key: string; pdf_sha256: string | null };
type DownloadRequest = { fileName: string; isOwn: boolean };

/**
 * Returns the form of a download. The uploader gets the original file, and so does everybody else if it contains no more
 * than its pages show. Word and PowerPoint files that were not examined for that yet are `preparing`.
 */
function formOf(file: DownloadColumns, isOwn: boolean): 'original' | 'pdf' | 'preparing' | 'none' {
  if (isOwn || file.kind === 'pdf') return 'original';
  const { download_form: form } = file;
  return form === 'original' || form === 'pdf' || form === 'none' ? form : 'preparing';
}

/** Returns format, size and state of the download for the page of the document. */
export function describeDownload(
  file: DownloadColumns,
  { fileName, isOwn }: DownloadRequest,
): DocumentDownload {
  const form = formOf(file, isOwn);
  if (form === 'original')
    return { state: 'ready', format: fileTypeOf(file.kind, fileName), sizeBytes: file.size_bytes };
  if (form === 'pdf') return { state: 'ready', format: 'pdf', sizeBytes: file.pdf_bytes };
  return { state: form, format: 'pdf', sizeBytes: null };
}

/** Returns the file to send, under a name with the extension of its format. */
export function fileToSend(
  file: StoredFile,
  { fileName, isOwn }: DownloadRequest,
): SentFile | 'preparing' | 'none' {
  const form = formOf(file, isOwn);
  if (form === 'pdf')
    return {
      key: publicPdfKey(file.sha256),
      sizeBytes: file.pdf_bytes ?? 0,
      etag: file.pdf_sha256 ?? '',
      fileName: pdfName(fileName),
      mime: fileTypes.pdf.mime,
    };
  return form === 'original' ? originalFile(file, fileName) : form;
}

/** Returns the original file under its original name. */
export function originalFile(file: StoredFile, fileName: string): SentFile {
  return {
    key: file.storage_key,
    sizeBytes: file.size_bytes,
    etag: file.sha256,
    fileName,
    mime: mimeOf(file.kind),
  };
}

const convertedTypes = Object.keys(fileTypes).filter((type) => type !== 'pdf');
const convertedExtension = new RegExp(`\\.(?:${convertedTypes.join('|')})$`, 'i');

/** Returns the name of the PDF that is converted from a file: 'essay.pdf' for 'essay.docx'. */
function pdfName(fileName: string): string {
  return `${fileName.replace(convertedExtension, '')}.pdf`;
}

const isFileType = (name: string | null | undefined): name is FileType =>
  name !== null && name !== undefined && Object.hasOwn(fileTypes, name);

/** Returns the recognised type or, before the checks, the type by the extension. */
function fileTypeOf(kind: string | null, fileName: string): FileType {
  if (isFileType(kind)) return kind;
  const ending = fileName.split('.').at(-1)?.toLowerCase();
  return isFileType(ending) ? ending : 'pdf';
}
