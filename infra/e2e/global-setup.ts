import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { until } from '@aw/dev/waiting';
import { waitForSeed } from './server/seeded';
import { setUpAdmin } from './server/set-up-admin';
import { adminLinkFile, siteOrigin, staff } from './site/addresses';

/** Creates the administrator of this run and waits until the demo data is published. */
export default async function prepare(): Promise<void> {
  await until(() => existsSync(adminLinkFile), { withinMs: Infinity });
  await setUpAdmin(siteOrigin, await readFile(adminLinkFile, 'utf8'), staff);
  await waitForSeed(siteOrigin);
}
