import * as staff from '@aw/contracts/search/staff';
import { route, routes } from '../../../server/routes';
import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from './change-synonyms';

export const synonymRoutes = routes(
  route(staff.staffListSynonyms, (ctx) => listSynonyms(ctx)),
  route(staff.staffAddSynonym, (ctx, { body }) => addSynonym(ctx, body)),
  route(staff.staffChangeSynonym, (ctx, { params, body }) => changeSynonym(ctx, params.id, body)),
  route(staff.staffRemoveSynonym, (ctx, { params }) => removeSynonym(ctx, params.id)),
);
