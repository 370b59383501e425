import { type FileType, fileTypes } from '@aw/contracts/documents/file-types';
import type { RefusalCode, Refused } from './page-reader';

/** What a student reads for each refusal: what happened and what to do. */
const reasons: Record<Exclude<RefusalCode, 'mismatch' | 'type'>, string> = {
  encrypted: 'This file is locked with a password. Save a copy without the password and upload that.',
  broken:
    'This file is damaged and could not be opened. Open it on your device, save it again and upload the new copy.',
  empty:
    'This file opens, but none of its pages has any text or pictures. Please check that it is the right file.',
  too_many_pages:
    'This file has more than 500 pages. Split it, for example by chapter, and upload the parts.',
  too_large_inside:
    'This file unpacks to far more than a document needs, so it was not opened. Save it as a PDF and upload that.',
  macros:
    'This file contains macros (small programs), which the library does not accept. Save it as DOCX, PPTX or PDF without macros and upload that.',
  active:
    'This file contains scripts, buttons that send data, links to programs or other computers, or moving media, which we do not accept. Print it to a new PDF (“Save as PDF”) and upload that.',
  attachments:
    'This file contains other files, which we do not accept. Remove them, or print it to a new PDF (“Save as PDF”), and upload that.',
  unchecked:
    'This file is protected or packed in a way that prevents us from checking it. Print it to a new PDF (“Save as PDF”) and upload that.',
  timeout: 'Reading this file took too long. Saving it as a PDF and uploading that usually helps.',
  memory:
    'Reading this file took more memory than we allow. Saving it as a PDF and uploading that usually helps.',
};

/** The refusal that is the same for every file. */
export function refusal(code: Exclude<RefusalCode, 'mismatch' | 'type'>): Refused {
  return { status: 'refused', code, reason: reasons[code] };
}

/** The content is none of the five kinds; `found` names it with its article where it is known. */
export function wrongType(found?: string): Refused {
  const what = found === undefined ? 'This is' : `This file is ${found},`;
  const reason = `${what} not a PDF, Word or PowerPoint file. Save your work as one of these and upload that.`;
  return { status: 'refused', code: 'type', reason };
}

/** The file's name promises one kind and its content is another. */
export function mismatch(extension: string, kind: FileType): Refused {
  const reason = `The name ends in ${extension}, but the content is ${fileTypes[kind].name}. Rename it to end in .${kind} and upload it again.`;
  return { status: 'refused', code: 'mismatch', reason };
}

/** The bytes can be opened as two kinds of file, so what one person sees another may not. */
export function twoInOne(first: string, second: string): Refused {
  const reason = `This file is built to open as both ${first} and ${second}. Open it on your device, save it again and upload the new copy.`;
  return { status: 'refused', code: 'mismatch', reason };
}
