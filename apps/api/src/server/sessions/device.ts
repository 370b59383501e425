import Bowser from 'bowser';

/** Returns the name of a browser and its system, such as "Chrome on Android", or "Unknown browser". */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
}
