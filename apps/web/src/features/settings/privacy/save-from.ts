/** Lets the browser download an address of our own; the page stays, also when the server refuses. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
