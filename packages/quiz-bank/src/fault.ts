/** What is wrong in the bank, and where. */
export type Fault = { file: string; item?: string; message: string };

export function describeFault({ file, item, message }: Fault): string {
  return `${[file, item].filter(Boolean).join(', ')}: ${message}`;
}

/** The file of a quiz, from the package's folder. */
export function fileOf(key: string): string {
  return `files/${key}.yaml`;
}
