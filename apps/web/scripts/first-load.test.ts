import { expect, it } from 'vitest';
import { initialScripts } from './first-load';

it('[P4] every script that a built page loads initially is counted once', () => {
  const html = [
    '<link rel="modulepreload" href="/assets/entry.js"/>',
    '<link href="/assets/root.js" rel="modulepreload"/>',
    '<link rel="stylesheet" href="/assets/root.css"/>',
    '<script type="module">import "/assets/manifest.js";import * as route0 from "/assets/root.js";</script>',
  ].join('');
  expect(initialScripts(html)).toEqual(['/assets/entry.js', '/assets/root.js', '/assets/manifest.js']);
});
