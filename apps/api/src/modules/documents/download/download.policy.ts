import { type FileType, fileTypes } from '@aw/contracts/documents/file-types';
import type { DocumentDownload } from '@aw/contracts/documents/shapes';
import { publicPdfKey } from '../../../adapters/files/file-keys';
import { mimeOf } from '../../../server/files/mime-of';
import type { SentFile } from '../../../server/files/send-file';

/** Columns that decide which bytes a download gives; `kind` is null until the checks of the upload recognised it. */
type Bytes = {
  kind: string | null;
  size_bytes: number;
  download_form: string | null;
  pdf_bytes: number | null;
};
type StoredFile = Bytes & { sha256: string; storage_key: string; pdf_sha256: string | null };
type Asked = { fileName: string; isOwn: boolean };

/**
 * Which bytes a download gives: the uploader gets the file as it came, and so does everybody else where it holds no more
 * than its pages show. Word and PowerPoint files that were not examined for that are `preparing`.
 */
function formOf(file: Bytes, isOwn: boolean): 'original' | 'pdf' | 'preparing' | 'none' {
  if (isOwn || file.kind === 'pdf') return 'original';
  const { download_form: form } = file;
  return form === 'original' || form === 'pdf' || form === 'none' ? form : 'preparing';
}

/** Returns format, size and state of the download, as the document's page shows them. */
export function downloadOf(file: Bytes, { fileName, isOwn }: Asked): DocumentDownload {
  const form = formOf(file, isOwn);
  if (form === 'original')
    return { state: 'ready', format: fileTypeOf(file.kind, fileName), sizeBytes: file.size_bytes };
  if (form === 'pdf') return { state: 'ready', format: 'pdf', sizeBytes: file.pdf_bytes };
  return { state: form, format: 'pdf', sizeBytes: null };
}

/** The bytes of a download, under a name that ends as their format does. */
export function sentFile(file: StoredFile, { fileName, isOwn }: Asked): SentFile | 'preparing' | 'none' {
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

/** Returns the file as it was uploaded, under the name that it came with. */
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

/** Returns the name of the PDF that is made from a file: 'essay.pdf' for 'essay.docx'. */
function pdfName(fileName: string): string {
  return `${fileName.replace(convertedExtension, '')}.pdf`;
}

const isFileType = (name: string | null | undefined): name is FileType =>
  name !== null && name !== undefined && Object.hasOwn(fileTypes, name);

/** The recognised type; before the checks, what the name says. */
function fileTypeOf(kind: string | null, fileName: string): FileType {
  if (isFileType(kind)) return kind;
  const ending = fileName.split('.').at(-1)?.toLowerCase();
  return isFileType(ending) ? ending : 'pdf';
}
