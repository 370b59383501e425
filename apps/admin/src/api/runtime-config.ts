/** Origins of the API and of the students' site. An empty origin stands for the console's own. */
export type RuntimeConfig = { apiOrigin: string; siteOrigin: string };

/** Reads the settings file that the console's host serves beside the bundle. Throws if it cannot be read. */
export async function loadRuntimeConfig(get: typeof fetch = fetch): Promise<RuntimeConfig> {
  const response = await get('/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return parseRuntimeConfig(await response.json());
}

/** Returns the two origins without trailing slashes; a missing one is empty. */
export function parseRuntimeConfig(file: unknown): RuntimeConfig {
  const fields = typeof file === 'object' && file !== null ? new Map(Object.entries(file)) : new Map();
  const originOf = (name: string) => String(fields.get(name) ?? '').replace(/\/+$/, '');
  return { apiOrigin: originOf('apiOrigin'), siteOrigin: originOf('siteOrigin') };
}
