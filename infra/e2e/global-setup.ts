import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitForSeed } from './server/seeded';
import { setUpAdmin } from './server/set-up-admin';
import { siteOrigin, staff } from './site/addresses';
import { adminLinkFile } from './site/admin-link';

/** Makes the administrator of this run and waits until the demo seed has published what it can. */
export default async function prepare(): Promise<void> {
  while (!existsSync(adminLinkFile)) await sleep(100);
  await setUpAdmin(siteOrigin, await readFile(adminLinkFile, 'utf8'), staff);
  await waitForSeed(siteOrigin);
}
