const keptForMs = 60_000;

/** Hands bytes in memory to the browser as a download of this name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the bytes after the click; an address that is gone by then would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
