// Runs the server that the browser tests share, with a temporary data folder. Playwright starts and ends this process.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startSharedServer } from './server/shared-server';
import { adminLinkFile } from './site/addresses';

await mkdir(path.dirname(adminLinkFile), { recursive: true });
await rm(adminLinkFile, { force: true });
const server = await startSharedServer();
// The file appears whole, because its reader waits only until it exists.
await writeFile(`${adminLinkFile}.part`, server.adminLink ?? '');
await rename(`${adminLinkFile}.part`, adminLinkFile);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await server.stop();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
void server.exited.then(({ code, signal }) => {
  if (isStopping) return;
  console.error(`The server ended by itself (${code ?? signal}):\n${server.output()}`);
  process.exit(1);
});
