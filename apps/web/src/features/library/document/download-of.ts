import type { DocumentDetail } from '@aw/contracts/documents/shapes';

/** A document as the site may get it: while it is updated, a process of the previous release may answer, without `download`. */
type Answer = Pick<DocumentDetail, 'fileName' | 'fileSize'> & Partial<Pick<DocumentDetail, 'download'>>;

type Download = Omit<DocumentDetail['download'], 'format'> & { format: string };

/** Returns what can be downloaded; the file as it was uploaded where the answer does not say. */
export function downloadOf({ download, fileName, fileSize }: Answer): Download {
  if (download) return download;
  const format = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? 'file';
  return { state: 'ready', format, sizeBytes: fileSize };
}
