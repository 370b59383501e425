import { type FileType, fileTypes } from '@aw/contracts/documents/file-types';
import type { DocumentDownload } from '@aw/contracts/documents/shapes';
import { cleanOfficeKey, publicPdfKey } from '../../../adapters/files/file-keys';
import type { CleanOfficeForm } from '../../../adapters/pages/page-reader';
import { mimeOf } from '../../../server/files/mime-of';
import type { SentFile } from '../../../server/files/send-file';

/** Columns that decide which bytes a download contains. `kind` is null until the checks have recognised the file. */
type DownloadColumns = {
  kind: string | null;
  size_bytes: number;
  download_form: string | null;
  pdf_bytes: number | null;
  clean_form: string | null;
  clean_bytes: number | null;
};
type StoredFile = DownloadColumns & {
  sha256: string;
  storage_key: string;
  pdf_sha256: string | null;
  clean_sha256: string | null;
};
type DownloadRequest = { fileName: string; isOwn: boolean };

/** Returns whether a file has no copies for other people yet. An earlier release offered some files unchanged. */
export function isPreparing({
  clean_form,
  download_form,
}: Pick<DownloadColumns, 'clean_form' | 'download_form'>) {
  return !isCleanForm(clean_form) && download_form !== 'pdf' && download_form !== 'none';
}

const isCleanForm = (form: string | null): form is CleanOfficeForm => form === 'docx' || form === 'pptx';

/**
 * Returns the form of a download. The uploader gets the original file, and everybody else a clean copy of it: in the newer
 * Office format, or a PDF.
 */
function formOf(
  file: DownloadColumns,
  isOwn: boolean,
): 'original' | CleanOfficeForm | 'pdf' | 'preparing' | 'none' {
  if (isOwn) return 'original';
  if (isCleanForm(file.clean_form)) return file.clean_form;
  if (isPreparing(file)) return 'preparing';
  return file.download_form === 'pdf' ? 'pdf' : 'none';
}

/** Returns format, size and state of the download for the page of the document. */
export function describeDownload(
  file: DownloadColumns,
  { fileName, isOwn }: DownloadRequest,
): DocumentDownload {
  const form = formOf(file, isOwn);
  if (form === 'original')
    return { state: 'ready', format: fileTypeOf(file.kind, fileName), sizeBytes: file.size_bytes };
  if (form === 'preparing' || form === 'none') return { state: form, format: 'pdf', sizeBytes: null };
  return { state: 'ready', format: form, sizeBytes: form === 'pdf' ? file.pdf_bytes : file.clean_bytes };
}

/** Returns the file to send, under a name with the extension of its format. */
export function fileToSend(
  file: StoredFile,
  { fileName, isOwn }: DownloadRequest,
): SentFile | 'preparing' | 'none' {
  const form = formOf(file, isOwn);
  if (form === 'original') return originalFile(file, fileName);
  if (form === 'preparing' || form === 'none') return form;
  const isPdf = form === 'pdf';
  return {
    key: isPdf ? publicPdfKey(file.sha256) : cleanOfficeKey(file.sha256, form),
    sizeBytes: (isPdf ? file.pdf_bytes : file.clean_bytes) ?? 0,
    etag: (isPdf ? file.pdf_sha256 : file.clean_sha256) ?? '',
    fileName: nameAs(fileName, form),
    mime: fileTypes[form].mime,
  };
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

const knownExtension = new RegExp(`\\.(?:${Object.keys(fileTypes).join('|')})$`, 'i');

/** Returns the name of a copy in another format: 'essay.pdf' for 'essay.docx'. */
function nameAs(fileName: string, form: FileType): string {
  return `${fileName.replace(knownExtension, '')}.${form}`;
}

const isFileType = (name: string | null | undefined): name is FileType =>
  name !== null && name !== undefined && Object.hasOwn(fileTypes, name);

/** Returns the recognised type or, before the checks, the type by the extension. */
function fileTypeOf(kind: string | null, fileName: string): FileType {
  if (isFileType(kind)) return kind;
  const ending = fileName.split('.').at(-1)?.toLowerCase();
  return isFileType(ending) ? ending : 'pdf';
}
