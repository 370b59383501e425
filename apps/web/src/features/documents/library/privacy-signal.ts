/** Returns true if the browser sends Global Privacy Control, so that views are counted without the person. */
export function sendsPrivacySignal(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'globalPrivacyControl' in navigator &&
    Boolean(navigator.globalPrivacyControl)
  );
}
