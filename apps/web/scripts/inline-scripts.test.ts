import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { initialScripts } from './first-load';
import { inlineScriptHashes } from './inline-scripts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('a built page', () => {
  it('[R6] has one content-policy source for each inline script, and none for files or data', () => {
    const html = [
      '<script>let a = 1</script>',
      '<script type="module" async="">import "/assets/x.js"\n</script>',
      '<script src="/assets/y.js"></script>',
      '<script type="application/ld+json">{}</script>',
      '<script>let a = 1</script>',
    ].join('');
    expect(inlineScriptHashes(html)).toEqual([sha256('let a = 1'), sha256('import "/assets/x.js"\n')]);
  });

  it('[P4] counts every script that it loads at first, once', () => {
    const html = [
      '<link rel="modulepreload" href="/assets/entry.js"/>',
      '<link href="/assets/root.js" rel="modulepreload"/>',
      '<link rel="stylesheet" href="/assets/root.css"/>',
      '<script type="module">import "/assets/manifest.js";import * as route0 from "/assets/root.js";</script>',
    ].join('');
    expect(initialScripts(html)).toEqual(['/assets/entry.js', '/assets/root.js', '/assets/manifest.js']);
  });
});
