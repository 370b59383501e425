/**
 * Removes the texts that were typed in this tab and not sent. They have no owner, so on a shared computer the next person
 * could read them after a sign-out. Every page loads this file, but not `tab-drafts.ts`, so it stands alone.
 */
export function removeTypedTexts(storage: () => Pick<Storage, 'clear'> = () => sessionStorage): void {
  try {
    storage().clear();
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}
