import { paths } from '~/lib/paths';

/** Value of `tab` in the addresses of study material. */
export const materialTab = 'study-material';

export type MaterialPlace = { id?: string; document?: number; chat?: string };

/** Returns the address of one study material, or of the form for new material from a document or a chat. */
export function materialAddress(place: MaterialPlace): string {
  const params = Object.entries(place).filter(([, value]) => value !== undefined);
  return paths.library({ tab: materialTab, ...Object.fromEntries(params) });
}

/** Returns true for an address that `materialAddress` has made, and false for the list. */
export function isMaterialAddress(params: URLSearchParams): boolean {
  return params.get('tab') === materialTab && ['id', 'document', 'chat'].some((name) => params.has(name));
}
