/** Storage key of the recent searches. */
export const recentSearchesKey = 'recent_searches';

type Clearable = {
  tab: () => Pick<Storage, 'clear'>;
  browser: () => Pick<Storage, 'removeItem'>;
};

const storages: Clearable = { tab: () => sessionStorage, browser: () => localStorage };

/**
 * Removes the texts that were typed in this tab and not sent, and the recent searches. They have no owner, so on a shared
 * computer the next person could read them after a sign-out. Every page loads this file, but not `tab-drafts.ts`, so it
 * stands alone.
 */
export function removeTypedTexts({ tab, browser }: Clearable = storages): void {
  try {
    tab().clear();
    browser().removeItem(recentSearchesKey);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}
