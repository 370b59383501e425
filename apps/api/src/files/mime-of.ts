const mimes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
};

/** The media type of a recognised kind of file. */
export function mimeOf(kind: string | null): string {
  return mimes[kind ?? ''] ?? 'application/octet-stream';
}
