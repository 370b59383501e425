// `pnpm --filter @aw/e2e lighthouse [address] [--without-performance] [--json]`: prints a table of ten key pages in the
// mobile profile, or its rows as one line of JSON.
import { parseArgs } from 'node:util';
import { auditPages, type Category } from './fixtures/lighthouse';
import { waitForSeed } from './server/seeded';
import { startSharedServer } from './server/shared-server';
import { ports } from './site/addresses';

const target = 95;
/** Performance depends on the machine, so it is shown but not checked. */
const checked: Category[] = ['accessibility', 'best-practices', 'seo'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'without-performance': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const categories: Category[] = values['without-performance'] ? checked : ['performance', ...checked];
const server = positionals[0] === undefined ? await startSharedServer() : undefined;
const origin = positionals[0] ?? server?.origin ?? '';
try {
  if (server) await waitForSeed(origin);
  const audited = await auditPages({ origin, categories, port: ports.protocol });
  if (values.json) console.log(JSON.stringify(audited));
  else {
    console.table(Object.fromEntries(audited.map(({ page, scores }) => [page, scores])));
    console.log(`Target: ${target} in each category.`);
    for (const { page, losses } of audited) for (const loss of losses) console.log(`${page}  ${loss}`);
  }
  const isBelow = audited.some(({ scores }) => checked.some((one) => (scores[one] ?? 0) < target));
  process.exitCode = isBelow ? 1 : 0;
} finally {
  await server?.stop();
}
