import { expect, it } from 'vitest';
import { loadRuntimeConfig, parseRuntimeConfig } from './runtime-config';

it('[M1] the same bundle finds its API through the file that the host writes', async () => {
  const file = JSON.stringify({ apiOrigin: 'https://api.example/', siteOrigin: 'https://www.example' });
  const config = await loadRuntimeConfig(async () => new Response(file));
  expect(config).toEqual({ apiOrigin: 'https://api.example', siteOrigin: 'https://www.example' });
});

it('[M1] origins that the file leaves out are the console’s own', () => {
  expect(parseRuntimeConfig({})).toEqual({ apiOrigin: '', siteOrigin: '' });
  expect(parseRuntimeConfig(null)).toEqual({ apiOrigin: '', siteOrigin: '' });
});

it('[M1] a host without the file is told apart from an empty file', async () => {
  await expect(loadRuntimeConfig(async () => new Response('', { status: 404 }))).rejects.toThrow('404');
});
