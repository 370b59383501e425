import type { DocumentDetail } from '@aw/contracts/documents/shapes';

/** A document as the API may send it: during an update, the previous release may answer, without `download`. */
type ReceivedDocument = Pick<DocumentDetail, 'fileName' | 'fileSize'> &
  Partial<Pick<DocumentDetail, 'download'>>;

type Download = Omit<DocumentDetail['download'], 'format'> & { format: string };

/** Returns the file that can be downloaded: the uploaded one if the response does not say. */
export function downloadOf({ download, fileName, fileSize }: ReceivedDocument): Download {
  if (download) return download;
  const format = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? 'file';
  return { state: 'ready', format, sizeBytes: fileSize };
}
