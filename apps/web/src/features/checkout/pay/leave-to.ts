/** Leaves the page for another address; never settles, so that what waits for it stays busy until the page is gone. */
export function leaveTo(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}
