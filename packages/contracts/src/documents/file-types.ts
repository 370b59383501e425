type FileTypeFacts = {
  /** Name with its article, for one file. */
  name: string;
  /** Name for all formats of the same program. */
  family: string;
  mime: string;
  /** True if the pages are slides. */
  isSlides: boolean;
};

/**
 * File types that a document can have, keyed by extension, in the order in which texts list them. `readers` in the API
 * names the reader of each.
 */
export const fileTypes = {
  pdf: { name: 'a PDF', family: 'PDF', mime: 'application/pdf', isSlides: false },
  doc: { name: 'a Word document (.doc)', family: 'Word', mime: 'application/msword', isSlides: false },
  docx: {
    name: 'a Word document (.docx)',
    family: 'Word',
    isSlides: false,
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  ppt: {
    name: 'a PowerPoint presentation (.ppt)',
    family: 'PowerPoint',
    isSlides: true,
    mime: 'application/vnd.ms-powerpoint',
  },
  pptx: {
    name: 'a PowerPoint presentation (.pptx)',
    family: 'PowerPoint',
    isSlides: true,
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
} as const satisfies Record<string, FileTypeFacts>;

export type FileType = keyof typeof fileTypes;

/** Returns true if the pages of this file are slides, which are wider than high. */
export function isSlides(fileName: string): boolean {
  const name = fileName.toLowerCase();
  return Object.entries(fileTypes).some(([type, facts]) => facts.isSlides && name.endsWith(`.${type}`));
}

/** Lists the types in a sentence: 'PDF, DOC, DOCX, PPT and PPTX'. */
export function listFileTypes(lastWord: 'and' | 'or'): string {
  return inSentence(
    Object.keys(fileTypes).map((type) => type.toUpperCase()),
    lastWord,
  );
}

/** Lists the families in a sentence: 'PDF, Word or PowerPoint'. */
export function listFileFamilies(lastWord: 'and' | 'or'): string {
  return inSentence([...new Set(Object.values(fileTypes).map(({ family }) => family))], lastWord);
}

/** Joins names for a sentence: 'PDF, Word or PowerPoint'. */
export function inSentence(names: readonly string[], lastWord: string): string {
  return `${names.slice(0, -1).join(', ')} ${lastWord} ${names.at(-1)}`;
}

/** Extensions that people see, with their dot. */
export const fileExtensions: readonly string[] = Object.keys(fileTypes).map((type) => `.${type}`);

/** 10 MiB; the page says "10MB". */
export const maxFileBytes = 10 * 1024 * 1024;
