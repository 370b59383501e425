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

/** Returns the name of the network of an address, such as "LinkedIn", or its host if the network is not well known. */
export function networkOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const match = networks.find(([network]) => host === network || host.endsWith(`.${network}`));
  return match?.[1] ?? host;
}
