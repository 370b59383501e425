/** Where the API and the students' site answer; an empty origin is the console's own. */
export type RuntimeConfig = { apiOrigin: string; siteOrigin: string };

/** Reads the settings that the console's host writes beside the bundle; throws when they cannot be read. */
export async function loadRuntimeConfig(get: typeof fetch = fetch): Promise<RuntimeConfig> {
  const response = await get('/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return parseRuntimeConfig(await response.json());
}

/** Takes the two origins out of the file, without a slash at their end; what is missing is empty. */
export function parseRuntimeConfig(file: unknown): RuntimeConfig {
  const fields = typeof file === 'object' && file !== null ? new Map(Object.entries(file)) : new Map();
  const originOf = (name: string) => String(fields.get(name) ?? '').replace(/\/+$/, '');
  return { apiOrigin: originOf('apiOrigin'), siteOrigin: originOf('siteOrigin') };
}
