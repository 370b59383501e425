const paymentPath = '/payment';

/** Path that this document was loaded from. Navigation keeps the document and its content security policy. */
const loadedPath = typeof location === 'undefined' ? undefined : location.pathname;

function isPaymentPage(path: string): boolean {
  return path === paymentPath || path === `${paymentPath}/`;
}

/**
 * Returns whether a navigation needs a full page load. Only the payment page may run the payment provider's script, so it
 * shares its document with no other page.
 */
export function needsFullLoad(from: string, to: string): boolean {
  const path = to.split(/[?#]/)[0] || from;
  return isPaymentPage(from) !== isPaymentPage(path);
}

/** Returns whether a page is shown in a document of the wrong kind, loaded for the payment page or for other pages. */
export function isInWrongDocument(path: string): boolean {
  return loadedPath !== undefined && needsFullLoad(loadedPath, path);
}
