/** Returns the web app manifest, which phones read when the site is added to the home screen. */
export function webManifest(site: {
  siteName: string;
  shortName: string;
  description: string;
  ground: string;
}): string {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: site.siteName,
    short_name: site.shortName,
    description: site.description,
    lang: 'en',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: site.ground,
    theme_color: site.ground,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-512-maskable.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
