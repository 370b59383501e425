/** Error in the bank, with its file and item. */
export type Fault = { file: string; item?: string; message: string };

export function describeFault({ file, item, message }: Fault): string {
  return `${[file, item].filter(Boolean).join(', ')}: ${message}`;
}

/** Returns the path of a quiz file, relative to the package. */
export function fileOf(key: string): string {
  return `files/${key}.yaml`;
}
