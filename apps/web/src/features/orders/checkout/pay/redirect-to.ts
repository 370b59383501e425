/** Leaves the page for another address. Never settles, so that the caller stays busy until the page is gone. */
export function redirectTo(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}
