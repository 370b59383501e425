/** Format of the clean copy of each kind of Office file. */
export const cleanFormOf = { doc: 'docx', docx: 'docx', ppt: 'pptx', pptx: 'pptx' } as const;
