import { formatSizeLimit } from '@aw/ui/primitives/file-size';

type ChosenFile = { name: string; size: number };
type Accepted = {
  /** Endings of file names, in lower case and with their dot. */
  endings: readonly string[];
  /** The same in words, such as 'PDF, DOC, DOCX or TXT'. */
  types: string;
  limitBytes: number;
};

/** Says why a file cannot be sent, which its name and size tell before it is uploaded; undefined if it can. */
export function fileProblem({ name, size }: ChosenFile, { endings, types, limitBytes }: Accepted) {
  const lowerName = name.toLowerCase().trim();
  if (!endings.some((ending) => lowerName.endsWith(ending)))
    return `We cannot accept this type of file. Please choose a ${types} file.`;
  if (size === 0) return 'This file is empty. Please choose another file.';
  if (size > limitBytes)
    return `This file is larger than ${formatSizeLimit(limitBytes)}. Please choose a smaller file.`;
  return undefined;
}
