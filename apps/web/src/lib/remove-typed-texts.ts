/** Storage key of the recent searches. */
export const recentSearchesKey = 'recent_searches';
/** Storage key of the pages that were read last. */
export const readingPlacesKey = 'reading_places';

type Clearable = {
  tab: () => Pick<Storage, 'clear'>;
  browser: () => Pick<Storage, 'removeItem'>;
};

const storages: Clearable = { tab: () => sessionStorage, browser: () => localStorage };

/**
 * Removes the texts that were typed in this tab and not sent, the recent searches and the pages that were read last. They
 * have no owner, so on a shared computer the next person could read them after a sign-out. Every page loads this file, but not `tab-drafts.ts`, so it
 * stands alone.
 */
export function removeTypedTexts({ tab, browser }: Clearable = storages): void {
  try {
    tab().clear();
    browser().removeItem(recentSearchesKey);
    browser().removeItem(readingPlacesKey);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}
