import { type FileType, fileTypes, listFileFamilies } from '@aw/contracts/documents/file-types';
import type { EmbeddedFile } from './embedded/embedded-file';
import type { OtherKind } from './other-kinds';
import type { RefusalCode, Refused } from './page-reader';

type SameForAll = Exclude<RefusalCode, 'mismatch' | 'type'>;
/** Text for a student: what happened and what to do. Saving as PDF helps with Office files but never with a PDF. */
type Reason = string | { office: string; pdf: string };

const printAnew = 'Print it to a new PDF (“Save as PDF”) and upload that.';

const tooMuchMemory: Reason = {
  office:
    'Reading this file took more memory than we allow. Saving it as a PDF and uploading that usually helps.',
  pdf: 'Reading this file took more memory than we allow. Splitting it, or making its pictures smaller, usually helps.',
};

const reasons: Record<SameForAll, Reason> = {
  encrypted: 'This file is locked with a password. Save a copy without the password and upload that.',
  broken:
    'This file is damaged and could not be opened. Open it on your device, save it again and upload the new copy.',
  empty: 'This file opens, but its pages have no text or pictures. Please check that it is the right file.',
  too_many_pages:
    'This file has more than 500 pages. Split it, for example by chapter, and upload the parts.',
  too_large_inside: {
    office:
      'This file becomes far larger than a document should be when we open it, so we stopped. Save it as a PDF and upload that.',
    pdf: `This file becomes far larger than a document should be when we open it, so we stopped. ${printAnew}`,
  },
  macros:
    'This file contains macros (small programs), which we do not accept. Save it as DOCX, PPTX or PDF without macros and upload that.',
  active: {
    office:
      'This file has a link or button that starts a program, a field that fetches data from a program (DDE), or an ActiveX control. We do not accept these, because they can harm a reader’s computer. Remove it, or save the file as a PDF, and upload that.',
    pdf: `This file contains scripts, buttons that send data, links to programs or other computers, or audio or video, which we do not accept. ${printAnew}`,
  },
  attachments:
    'This file has other files attached, which we do not accept. Remove them, or print it to a new PDF (“Save as PDF”), and upload that.',
  unchecked: `We cannot check this file because of how it is protected or compressed. ${printAnew}`,
  timeout: {
    office:
      'Reading this file took longer than we allow. Save it as a PDF, or split it into smaller parts, and upload that.',
    pdf: 'Reading this file took longer than we allow. Split it into smaller parts, or make its pictures smaller, and upload that.',
  },
  memory: tooMuchMemory,
  killed: tooMuchMemory,
};

/**
 * Returns the refusal of a PDF or of an Office file. `encrypted`, `broken` and similar ones have the same text for
 * both.
 */
export function refusal(code: SameForAll, kind: 'office' | 'pdf' = 'office'): Refused {
  const reason = reasons[code];
  return { status: 'refused', code, reason: typeof reason === 'string' ? reason : reason[kind] };
}

const maxNames = 3;
const maxNameLength = 60;

/** Returns the refusal of an Office file because of the files inside it, with their names. */
export function filesInside(files: readonly EmbeddedFile[]): Refused {
  const harmful = files.filter(({ isHarmful }) => isHarmful);
  const named = [...new Set((harmful.length > 0 ? harmful : files).map(({ name }) => name))];
  const shown = named.slice(0, maxNames).map((name) => `“${name.slice(0, maxNameLength)}”`);
  const more = named.length - shown.length;
  const list = [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ').replace(/, ([^,]*)$/, ' and $1');
  const reason =
    harmful.length > 0
      ? `This file has programs or archives inside (${list}), which we do not accept, because they can harm a reader’s computer. Remove them, or save the file as a PDF, and upload that.`
      : `This file has other files attached (${list}), which we do not accept. Remove them, or save the file as a PDF, and upload that.`;
  return { status: 'refused', code: 'attachments', reason };
}

/** Returns the refusal of a file that only people chosen by its author can open. */
export function rightsManaged(): Refused {
  const reason =
    'This file is protected by rights management, so only people chosen by its author can open it. Save a copy without this protection and upload that, or ask its author for one.';
  return { status: 'refused', code: 'encrypted', reason };
}

/** Returns the refusal of slides without readable text. */
export function onlyMedia(): Refused {
  const reason =
    'The slides of this presentation contain only video or sound, and we can show only text and pictures. Add slides with text, and upload it again.';
  return { status: 'refused', code: 'empty', reason };
}

/** Returns the refusal of content of a type that is not accepted. `found` names the type if it is known. */
export function wrongType(found?: OtherKind): Refused {
  const way = found?.way ?? 'Save your work as one of these and upload that.';
  const accepted = `a ${listFileFamilies('or')} file`;
  const reason = found
    ? `This file is ${found.name}, not ${accepted}. ${way}`
    : `This is not ${accepted}. ${way}`;
  return { status: 'refused', code: 'type', reason };
}

/** Returns the refusal of a file whose extension does not match its content. */
export function mismatch(extension: string, kind: FileType): Refused {
  const reason = `The name ends in ${extension}, but the content is ${fileTypes[kind].name}. Rename it to end in .${kind} and upload it again.`;
  return { status: 'refused', code: 'mismatch', reason };
}

/** Returns the refusal of a file that opens as two kinds of file, so that people would see different things. */
export function twoInOne(first: string, second: string): Refused {
  const reason = `This file opens as ${first} in some programs and as ${second} in others, so readers could see different things. Open it on your device, save it again and upload the new copy.`;
  return { status: 'refused', code: 'mismatch', reason };
}
