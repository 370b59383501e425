import path from 'node:path';
import { installPackages } from './install-packages';

export const directusVersion = '12.4.0';

const manifest = {
  dependencies: { directus: directusVersion },
  // The version that Directus requires does not work with Node 24. It is only used by extensions, and there are none.
  overrides: { 'isolated-vm': '6.2.0' },
};

/**
 * Installs Directus with npm if it is not installed yet, which takes minutes. Returns its command line.
 * Throws MissingRequirement if that fails.
 */
export async function installDirectus(): Promise<string> {
  return path.join(await installPackages('directus', manifest), 'node_modules/directus/cli.js');
}
