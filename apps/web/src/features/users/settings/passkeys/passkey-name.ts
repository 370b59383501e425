const kinds: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android device'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
];

/** Returns a default name for a passkey, after the device in the user agent. */
export function passkeyName(userAgent: string): string {
  return kinds.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'This device';
}
