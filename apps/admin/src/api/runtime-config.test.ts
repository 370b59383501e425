import { expect, it } from 'vitest';
import { loadRuntimeConfig, parseRuntimeConfig } from './runtime-config';

it('[M1] the same bundle finds its API through the file that its host serves', async () => {
  const file = JSON.stringify({ apiOrigin: 'https://api.example/', siteOrigin: 'https://www.example' });
  const config = await loadRuntimeConfig(async () => new Response(file));
  expect(config).toEqual({ apiOrigin: 'https://api.example', siteOrigin: 'https://www.example' });
});

it('[M1] origins that are missing in the file are the console’s own', () => {
  expect(parseRuntimeConfig({})).toEqual({ apiOrigin: '', siteOrigin: '' });
  expect(parseRuntimeConfig(null)).toEqual({ apiOrigin: '', siteOrigin: '' });
});

it('[M1] a missing settings file is an error, an empty one is not', async () => {
  await expect(loadRuntimeConfig(async () => new Response('', { status: 404 }))).rejects.toThrow('404');
});
