import type { HelpTab } from '@aw/content/schemas/help';

type Tab = Pick<HelpTab, 'id'>;

/** Returns the id of the tab in the address, or of the first tab for an unknown name. */
export function chosenTab(tabs: readonly Tab[], params: URLSearchParams): string {
  const tab = tabs.find(({ id }) => id === params.get('tab'));
  return (tab ?? tabs[0])?.id ?? '';
}

/** Returns the address parameters of a tab; none for the first. */
export function tabParams(tabs: readonly Tab[], id: string): URLSearchParams {
  return new URLSearchParams(id === tabs[0]?.id ? {} : { tab: id });
}
