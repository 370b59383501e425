import * as staff from '@aw/contracts/staff/public';
import { staffListDataUpgrades } from '@aw/contracts/system/data-upgrades';
import * as deletions from '@aw/contracts/system/deletions';
import * as contract from '@aw/contracts/system/public';
import { sql } from 'kysely';
import { cachedRoute } from '../../server/cached-route';
import { route, routes } from '../../server/routes';
import { listDataUpgrades } from './data-upgrades';
import { deleteAll, listDeletions, restoreAll } from './delete-all';
import { getActivity, getOverview } from './get-overview';
import { getPublicConfig } from './get-public-config';
import type { siteFiguresOf } from './site-figures';

type SystemFacts = {
  /** Returns whether this process is stopping and should get no new requests. */
  isDraining: () => boolean;
  getFigures: ReturnType<typeof siteFiguresOf>;
};

export const systemRoutes = ({ isDraining, getFigures }: SystemFacts) =>
  routes(
    route(contract.healthz, async () => ({ status: 'ok' })),
    route(contract.readyz, async (ctx, { reply }) => {
      const isReady =
        !isDraining() &&
        (await sql`select 1`.execute(ctx.db).then(
          () => true,
          () => false,
        ));
      reply.code(isReady ? 200 : 503);
      return { status: isReady ? 'ready' : 'not ready' };
    }),
    cachedRoute(contract.getFigures, { topics: [], seconds: 2 }, () => getFigures()),
    cachedRoute(contract.getConfig, { topics: ['facts'] }, (ctx) => getPublicConfig(ctx)),
    route(staff.staffOverview, (ctx) => getOverview(ctx)),
    route(staff.staffActivity, (ctx) => getActivity(ctx)),
    route(staffListDataUpgrades, (ctx) => listDataUpgrades(ctx)),
    route(deletions.deleteAllDocuments, (ctx) => deleteAll(ctx, 'documents')),
    route(deletions.deleteAllQuestions, (ctx) => deleteAll(ctx, 'questions')),
    route(deletions.listDeletions, (ctx) => listDeletions(ctx)),
    route(deletions.restoreDeletion, (ctx, { params }) => restoreAll(ctx, params.deletionId)),
  );
