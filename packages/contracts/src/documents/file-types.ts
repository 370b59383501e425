type FileTypeFacts = { /** With its article, as a refusal names it. */ name: string; mime: string };

/** The types of file that a document may be, by the letters of their extension. What reads each is `readers` in the API. */
export const fileTypes = {
  pdf: { name: 'a PDF', mime: 'application/pdf' },
  doc: { name: 'a Word document (.doc)', mime: 'application/msword' },
  docx: {
    name: 'a Word document (.docx)',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  ppt: { name: 'a PowerPoint presentation (.ppt)', mime: 'application/vnd.ms-powerpoint' },
  pptx: {
    name: 'a PowerPoint presentation (.pptx)',
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
} as const satisfies Record<string, FileTypeFacts>;

export type FileType = keyof typeof fileTypes;

/** Whether a file's pages are slides, which lie; all others stand. */
export function isSlides(fileName: string): boolean {
  return /\.pptx?$/i.test(fileName);
}

/** The extensions that people see, with their dot. */
export const fileExtensions: readonly string[] = Object.keys(fileTypes).map((type) => `.${type}`);

/** 10 MiB; the page says "10MB". */
export const maxFileBytes = 10 * 1024 * 1024;
