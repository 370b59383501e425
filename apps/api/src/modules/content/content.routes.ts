import * as contract from '@aw/contracts/content/public';
import * as staffContract from '@aw/contracts/content/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { attachCached } from '../../server/attach-cached';
import { getVersions, listContent, readSource, readText } from './get-texts';
import { checkSource, publishText, revertText } from './publish-text';

const inTexts = { topics: ['texts'] } as const;

/** What pages ask for: whether staff changed their texts, and the changed ones. */
export function publicContentRoutes(app: FastifyInstance, ctx: Context): void {
  attachCached(app, contract.listTextVersions, inTexts, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=15');
    return getVersions(ctx);
  });
  attachCached(app, contract.readText, inTexts, async ({ params, reply }) => {
    const text = await readText(ctx, params.id);
    reply.header('cache-control', 'public, max-age=300');
    return text;
  });
}

/** Texts in the console. */
export function staffContentRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, staffContract.staffListContent, async () => listContent(base));
  attach(app, staffContract.staffReadText, async ({ query }) => readSource(base, query.name));
  attach(app, staffContract.staffCheckText, async ({ body }) => ({
    html: htmlOf(await checkSource(base, body)),
  }));
  attach(app, staffContract.staffPublishText, async ({ body, request }) => {
    await publishText(as(request), body);
    return readSource(base, body.name);
  });
  attach(app, staffContract.staffRevertText, async ({ body, request }) => {
    await revertText(as(request), body);
    return readSource(base, body.name);
  });
}

/** The body of a compiled article; null for data. */
function htmlOf(compiled: unknown): string | null {
  if (typeof compiled !== 'object' || compiled === null || !('body' in compiled)) return null;
  const { body } = compiled as { body: { html: string } };
  return body.html;
}
