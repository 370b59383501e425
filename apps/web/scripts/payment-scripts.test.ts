import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineScripts, inventoryPage } from './payment-inventory';
import { unlistedScripts } from './payment-scripts';

const files: Record<string, string> = {
  '/assets/entry-1.js': 'import"./form-2.js";const help="https://react.dev/errors/"',
  '/assets/form-2.js': 'const card=()=>import("./card-3.js")',
  '/assets/card-3.js': 'const origin="https://js.stripe.com"',
  '/assets/bad-4.js': 'load("https://cdn.example/tracker.js")',
};
const read = (address: string) => files[address] ?? '';
const page = (extra = '') =>
  [
    '<link rel="preload" href="/assets/inter.woff2" as="font"/>',
    '<link rel="modulepreload" href="/assets/entry-1.js"/>',
    ...inlineScripts.map(({ begins }) => `<script>${begins} …</script>`),
    extra,
  ].join('');

describe('the scripts of the payment page', () => {
  it('[L5] a payment page with only listed scripts passes', () => {
    expect(unlistedScripts(page(), read)).toEqual([]);
    const data = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
    expect(unlistedScripts(page(data), read)).toEqual([]);
  });

  it('[L5] an added script is reported, whether inline, by address or from another origin', () => {
    const unlisted = (extra: string) => unlistedScripts(page(extra), read);
    expect(unlisted('<script>track()</script>')).toEqual(['track()']);
    expect(unlisted('<script src="https://cdn.example/a.js"></script>')).toEqual([
      'https://cdn.example/a.js',
    ]);
    expect(unlisted('<link rel="modulepreload" href="//cdn.example/a.js"/>')).toEqual(['//cdn.example/a.js']);
    expect(unlisted('<script src="/assets/bad-4.js"></script>')).toEqual(['https://cdn.example']);
  });

  it('[L5] an unlisted origin in code that is loaded later is reported too', () => {
    const later = { ...files, '/assets/card-3.js': 'const origin="https://js.stripe.com.example"' };
    const unlisted = unlistedScripts(page(), (address) => later[address as keyof typeof later] ?? '');
    expect(unlisted).toEqual(['https://js.stripe.com.example']);
  });

  it('[L5] the documentation lists the scripts exactly as the inventory does', () => {
    const docs = readFileSync(new URL('../../../docs/payment-page-scripts.md', import.meta.url), 'utf8');
    expect(docs).toBe(inventoryPage());
  });
});
