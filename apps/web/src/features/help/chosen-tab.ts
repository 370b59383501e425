import type { HelpTab } from '@aw/content/schemas/help';

type Tab = Pick<HelpTab, 'id'>;

/** The tab that the address names; the first for a name that is not known. */
export function chosenTab(tabs: readonly Tab[], params: URLSearchParams): string {
  const named = tabs.find(({ id }) => id === params.get('tab'));
  return (named ?? tabs[0])?.id ?? '';
}

/** The address of a tab; that of the first is the page's own. */
export function tabParams(tabs: readonly Tab[], id: string): URLSearchParams {
  return new URLSearchParams(id === tabs[0]?.id ? {} : { tab: id });
}
