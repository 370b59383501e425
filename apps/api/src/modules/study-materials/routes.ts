import * as contract from '@aw/contracts/study-materials/public';
import { route, routes } from '../../server/routes';
import { createStudyMaterial } from './create-study-material';
import { deleteStudyMaterial, getStudyMaterial, listStudyMaterials } from './own-study-materials';
import { saveStudyMaterial } from './save-study-material';

export const studyMaterialRoutes = routes(
  route(contract.createStudyMaterial, async (ctx, { body, reply }) => {
    reply.code(202);
    return createStudyMaterial(ctx, body);
  }),
  route(contract.listStudyMaterials, (ctx, { query }) => listStudyMaterials(ctx, query)),
  route(contract.getStudyMaterial, (ctx, { params }) => getStudyMaterial(ctx, params.id)),
  route(contract.saveStudyMaterial, (ctx, { params, body }) => saveStudyMaterial(ctx, params.id, body)),
  route(contract.deleteStudyMaterial, async (ctx, { params, reply }) => {
    await deleteStudyMaterial(ctx, params.id);
    reply.code(204);
  }),
);
