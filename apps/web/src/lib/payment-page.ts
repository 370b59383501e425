const paymentPath = '/payment';

/** Where this document was loaded; moving between pages keeps the document, and with it its content policy. */
const loadedPath = typeof location === 'undefined' ? undefined : location.pathname;

function isPaymentPage(path: string): boolean {
  return path === paymentPath || path === `${paymentPath}/`;
}

/**
 * Whether a move must be a load of its own: the payment page alone may run the provider's script, so it shares its
 * document with no other page.
 */
export function needsOwnLoad(from: string, to: string): boolean {
  const path = to.split(/[?#]/)[0] || from;
  return isPaymentPage(from) !== isPaymentPage(path);
}

/** Whether the open page stands in a document that was loaded on the other side of that line. */
export function isInWrongDocument(path: string): boolean {
  return loadedPath !== undefined && needsOwnLoad(loadedPath, path);
}
