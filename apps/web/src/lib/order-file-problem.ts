import { orderFileTypes } from '@aw/contracts/orders/values';
import { fileProblem } from './file-problem';

/** Says why a file cannot be sent with an order or a message about it; undefined if it can. */
export function orderFileProblem(file: { name: string; size: number }, limitBytes: number) {
  return fileProblem(file, { endings: orderFileTypes, types: 'PDF, DOC, DOCX or TXT', limitBytes });
}
