/** State of the checks of an uploaded file. */
export type FileStatus = 'checking' | 'ready' | 'refused';

/** Label and colour of a file's checks; undefined for a file that passed them. */
export function fileStatus(status: FileStatus): { label: string; tone: 'accent' | 'danger' } | undefined {
  if (status === 'checking') return { label: 'Being checked', tone: 'accent' };
  return status === 'refused' ? { label: 'Not accepted', tone: 'danger' } : undefined;
}
