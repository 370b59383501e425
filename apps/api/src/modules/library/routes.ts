import * as contract from '@aw/contracts/library/public';
import { route, routes } from '../../server/routes';
import { listFollowedCourses } from '../course-follows/follow-course';
import { clearRecentlyRead, listLibrary } from './list-library';
import { listSavedIds, saveDocument, unsaveDocument } from './save-document';

export const libraryRoutes = routes(
  route(contract.saveDocument, (ctx, { params }) => saveDocument(ctx, params.id)),
  route(contract.unsaveDocument, (ctx, { params }) => unsaveDocument(ctx, params.id)),
  route(contract.listSavedIds, (ctx, { params }) => listSavedIds(ctx, params.userId)),
  route(contract.listLibrary, async (ctx, { params: { userId }, query: { tab, ...page } }) => {
    if (tab !== 'courses') return listLibrary(ctx, userId, { tab, ...page });
    return { items: await listFollowedCourses(ctx, userId), next: undefined };
  }),
  route(contract.clearRecentlyRead, (ctx, { params }) => clearRecentlyRead(ctx, params.userId)),
);
