const networks: readonly (readonly [host: string, name: string])[] = [
  ['discord.gg', 'Discord'],
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['linkedin.com', 'LinkedIn'],
  ['reddit.com', 'Reddit'],
  ['t.me', 'Telegram'],
  ['tiktok.com', 'TikTok'],
  ['twitter.com', 'X'],
  ['x.com', 'X'],
  ['youtube.com', 'YouTube'],
];

/** What people call the place of an address: "LinkedIn", or its host where it is no well-known network. */
export function networkOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const known = networks.find(([network]) => host === network || host.endsWith(`.${network}`));
  return known?.[1] ?? host;
}
