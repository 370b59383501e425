// `pnpm --filter @aw/e2e shots [address]`: takes pictures of every route at three widths in both themes.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, request } from '@playwright/test';
import { browserArguments, browserPath } from './browser-path';
import { anyDocument, fullestSchool } from './fixtures/library';
import { placeFirstOrder } from './fixtures/orders';
import { anyQuestion } from './fixtures/questions';
import { addressOf, forwarded, shownRoutes } from './site/routes';

const widths = [360, 768, 1280];
const themes = ['light', 'dark'] as const;
const routes = [...shownRoutes, ...forwarded];
const folder = path.resolve(import.meta.dirname, 'reports/shots');
const origin = process.argv[2] ?? 'http://localhost:3000';

const api = await request.newContext({ baseURL: origin });
const ids = {
  document: (await anyDocument(api)).id,
  school: (await fullestSchool(api)).id,
  question: (await anyQuestion(api)).id,
  order: (await placeFirstOrder(api)).id,
};
const { cookies } = await api.storageState();
await api.dispose();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
for (const width of widths) for (const theme of themes) await shoot(browser, width, theme);
await browser.close();
console.log(`${(routes.length + 1) * widths.length * themes.length} pictures are in ${folder}.`);

async function shoot(from: Browser, width: number, colorScheme: (typeof themes)[number]): Promise<void> {
  const viewport = { width, height: 800 };
  const context = await from.newContext({ baseURL: origin, viewport, colorScheme, reducedMotion: 'reduce' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  for (const route of [...routes.map((one) => addressOf(one, ids)), '/no-such-page']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-').replace(ids.order, 'one');
    await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  await context.close();
}
