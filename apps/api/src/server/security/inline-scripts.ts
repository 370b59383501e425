import { createHash } from 'node:crypto';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Returns `sha256-…` of every executable script without `src`, in the form that a policy requires. Data for search
 * engines is not executable.
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(scriptTag)].flatMap(([, attributes = '', text = '']) => {
    const isOutside = /\ssrc=/.test(attributes);
    const isData = /\stype="application\/(ld\+)?json"/.test(attributes);
    return isOutside || isData ? [] : [text];
  });
  return [...new Set(scripts)].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
