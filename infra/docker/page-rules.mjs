// Rules for Caddy from what was built: node page-rules.mjs apps/web/build/csp.json packages/contracts/dist/site-routes.js
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [policies, routes] = process.argv.slice(2);
if (!policies || !routes)
  throw new Error('Please name both files: node page-rules.mjs csp.json site-routes.js');
const { '__spa-fallback.html': fallback = [], ...pages } = JSON.parse(readFileSync(policies, 'utf8'));
const { siteRoutes } = await import(pathToFileURL(path.resolve(routes)).href);
const known = siteRoutes.map((route) => route.replace(/:\w+/g, '[^/]+'));
const sources = (hashes) => JSON.stringify(hashes.map((hash) => `'${hash}'`).join(' '));

const lines = Object.entries(pages).flatMap(([file, hashes]) => {
  const address = `/${file.replace(/\/?index\.html$/, '')}`;
  const spellings = address === '/' ? ['/'] : [address, `${address}/`];
  return spellings.map((spelling) => `\t${spelling} ${sources(hashes)}`);
});

console.log(`# Generated from the built site: the inline scripts of each page, and the addresses that have one.
map {path} {inline_scripts} {
${lines.join('\n')}
\tdefault ${sources(fallback)}
}
@unknown not path_regexp ^(${known.join('|')})/?$`);
