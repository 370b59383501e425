import { orderFileTypes } from '@aw/contracts/orders/values';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';

type ChosenFile = { name: string; size: number };
type Accepted = {
  /** File name endings in lower case, with their dot. */
  endings: readonly string[];
  /** Names of these types for a sentence: 'PDF, DOC, DOCX or TXT'. */
  types: string;
  limitBytes: number;
};

/** Returns why a file cannot be sent, judged by its name and size, or undefined if it can. */
export function fileProblem({ name, size }: ChosenFile, { endings, types, limitBytes }: Accepted) {
  const lowerName = name.toLowerCase().trim();
  if (!endings.some((ending) => lowerName.endsWith(ending)))
    return `We cannot accept this type of file. Please choose a ${types} file.`;
  if (size === 0) return 'This file is empty. Please choose another file.';
  if (size > limitBytes)
    return `This file is larger than ${formatSizeLimit(limitBytes)}. Please choose a smaller file.`;
  return undefined;
}

/** Returns why a file cannot be sent with an order or a message about it, or undefined if it can. */
export function orderFileProblem(file: ChosenFile, limitBytes: number) {
  return fileProblem(file, { endings: orderFileTypes, types: 'PDF, DOC, DOCX or TXT', limitBytes });
}
