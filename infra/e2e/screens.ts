// `pnpm --filter @aw/e2e screens [address]`: takes the pictures of ten main pages for docs/development.md.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments, browserPath } from './browser-path';
import { settled } from './fixtures/settled';

const folder = path.resolve(import.meta.dirname, '../../docs/screens');
const origin = process.argv[2] ?? 'http://localhost:3000';
const maxBytes = 60_000;

/** Pictures in light and dark, wide and narrow, in the order of docs/development.md. */
const screens = [
  { name: 'home', page: '/', theme: 'light', width: 1280 },
  { name: 'documents', page: '/documents', theme: 'dark', width: 1280 },
  { name: 'services', page: '/services', theme: 'light', width: 1280 },
  { name: 'blog', page: '/blog', theme: 'dark', width: 1280 },
  { name: 'article', page: '/blog/pricing-payment-options', theme: 'light', width: 1280 },
  { name: 'help', page: '/help', theme: 'dark', width: 1280 },
  { name: 'order-form', page: '/payment?order=new', theme: 'light', width: 1280 },
  { name: 'home-phone', page: '/', theme: 'dark', width: 360 },
  { name: 'schools-phone', page: '/schools', theme: 'light', width: 360 },
  { name: 'contact-phone', page: '/contact', theme: 'dark', width: 360 },
] as const;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
for (const screen of screens) {
  const bytes = await shoot(screen);
  await writeFile(path.join(folder, `${screen.name}.webp`), bytes);
  console.log(`${screen.name}.webp  ${Math.ceil(bytes.length / 1000)} kB`);
}
await browser.close();

async function shoot({ page: address, theme, width }: (typeof screens)[number]): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === 360 ? 740 : 800 },
    deviceScaleFactor: width === 360 ? 1.5 : 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address);
  await settled(page);
  const picture = sharp(await page.screenshot());
  await context.close();
  for (let quality = 84; quality > 40; quality -= 8) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`The picture of ${address} does not fit into ${maxBytes} bytes.`);
}
