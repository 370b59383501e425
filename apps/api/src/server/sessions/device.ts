import Bowser from 'bowser';

/** What a browser says of itself, such as "Chrome on Android"; "Unknown browser" when it says nothing. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
}
