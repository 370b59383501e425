import * as contract from '@aw/contracts/content/public';
import * as staffContract from '@aw/contracts/content/staff';
import { cachedRoute } from '../../server/cached-route';
import { route, routes } from '../../server/routes';
import { getVersions, listContent, readSource, readText } from './get-texts';
import { checkSource, publishText, revertText } from './publish-text';

const inTexts = { topics: ['texts'] } as const;

export const contentRoutes = routes(
  cachedRoute(contract.listTextVersions, inTexts, async (ctx, { reply }) => {
    reply.header('cache-control', 'public, max-age=15');
    return getVersions(ctx);
  }),
  cachedRoute(contract.readText, inTexts, async (ctx, { params, reply }) => {
    const text = await readText(ctx, params.id);
    reply.header('cache-control', 'public, max-age=300');
    return text;
  }),
  route(staffContract.staffListContent, (ctx) => listContent(ctx)),
  route(staffContract.staffReadText, (ctx, { query }) => readSource(ctx, query.name)),
  route(staffContract.staffCheckText, async (ctx, { body }) => ({
    html: htmlOf(await checkSource(ctx, body)),
  })),
  route(staffContract.staffPublishText, async (ctx, { body }) => {
    await publishText(ctx, body);
    return readSource(ctx, body.name);
  }),
  route(staffContract.staffRevertText, async (ctx, { body }) => {
    await revertText(ctx, body);
    return readSource(ctx, body.name);
  }),
);

/** Returns the HTML of a compiled article, or null for data. */
function htmlOf(compiled: unknown): string | null {
  if (typeof compiled !== 'object' || compiled === null || !('body' in compiled)) return null;
  const { body } = compiled as { body: { html: string } };
  return body.html;
}
