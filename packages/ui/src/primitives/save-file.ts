const keptForMs = 60_000;

/** Saves bytes in memory as a download with this name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the bytes after the click, so revoking the address at once would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
