import * as comparisons from '@aw/contracts/documents/comparisons';
import * as contract from '@aw/contracts/documents/staff';
import * as templates from '@aw/contracts/documents/templates';
import { sendFile } from '../../../server/files/send-file';
import { route, routes } from '../../../server/routes';
import { downloadOriginal } from '../download/download-original';
import { getPageImageForStaff } from '../get-page';
import { compareForStaff } from '../originality/compare-documents';
import { decideOriginality } from '../originality/decide-originality';
import { removeDocument, restoreDocument } from '../remove-document';
import { decideAppeal } from '../review/appeals';
import { getStaffDetail, getStaffDocument, listForStaff } from './staff-documents';
import { endTemplate, getTemplate, listTemplates, restoreTemplate } from './templates';

export const staffDocumentRoutes = routes(
  route(contract.staffListDocuments, (ctx, { query }) => listForStaff(ctx, query)),
  route(contract.staffGetDocument, (ctx, { params }) => getStaffDetail(ctx, params.id)),
  route(contract.staffPageImage, async (ctx, { params, query, reply }) => {
    const bytes = await getPageImageForStaff(ctx, { ...params, size: query.size });
    return reply.header('cache-control', 'private, max-age=3600').type('image/webp').send(bytes);
  }),
  route(contract.staffGetOriginal, async (ctx, { params, request, reply }) =>
    sendFile(request, reply, ctx.files, await downloadOriginal(ctx, params.id)),
  ),
  route(contract.staffRemoveDocument, async (ctx, { params, body }) => {
    await removeDocument(ctx, params.id, body);
    return getStaffDocument(ctx, params.id);
  }),
  route(contract.staffRestoreDocument, async (ctx, { params }) => {
    await restoreDocument(ctx, params.id);
    return getStaffDocument(ctx, params.id);
  }),
  route(contract.staffDecideOriginality, async (ctx, { params, body }) => {
    await decideOriginality(ctx, params.id, body);
    return getStaffDocument(ctx, params.id);
  }),
  route(comparisons.staffCompareDocument, (ctx, { params, query }) =>
    compareForStaff(ctx, params.id, query.page),
  ),
  route(templates.staffListTemplates, (ctx, { query }) => listTemplates(ctx, query)),
  route(templates.staffGetTemplate, (ctx, { params }) => getTemplate(ctx, params.templateId)),
  route(templates.staffEndTemplate, (ctx, { params }) => endTemplate(ctx, params.templateId)),
  route(templates.staffRestoreTemplate, (ctx, { params }) => restoreTemplate(ctx, params.templateId)),
  route(contract.decideAppeal, async (ctx, { params, body }) =>
    getStaffDocument(ctx, await decideAppeal(ctx, params.id, body)),
  ),
);
