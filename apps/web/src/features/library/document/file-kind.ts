/** 'PDF' of a file's name, as the line under the download says it. */
export function fileKind(fileName: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? 'File';
}
