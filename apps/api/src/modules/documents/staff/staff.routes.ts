import * as contract from '@aw/contracts/documents/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { asStaff } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { sendFile } from '../../../server/files/send-file';
import { sendSlice } from '../../../server/pages';
import { decideAppeal } from '../appeals';
import { getOriginal } from '../download/download-original';
import { getPageImageForStaff } from '../get-page';
import { decideOriginality } from '../originality/decide-originality';
import { removeDocument, restoreDocument } from '../remove-document';
import { getStaffDetail, getStaffDocument, listForStaff } from './staff-documents';

/** Documents in the console. */
export function staffLibraryRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, contract.staffListDocuments, async ({ query, request, reply }) =>
    sendSlice(await listForStaff(base, query), request, reply),
  );
  attach(app, contract.staffGetDocument, async ({ params }) => getStaffDetail(base, params.id));
  attach(app, contract.staffPageImage, async ({ params, query, reply }) => {
    const bytes = await getPageImageForStaff(base, { ...params, size: query.size });
    return reply.header('cache-control', 'private, max-age=3600').type('image/webp').send(bytes);
  });
  attach(app, contract.staffGetOriginal, async ({ params, request, reply }) =>
    sendFile(request, reply, base.files, await getOriginal(as(request), params.id)),
  );
  attach(app, contract.staffRemoveDocument, async ({ params, body, request }) => {
    await removeDocument(as(request), params.id, body);
    return getStaffDocument(base, params.id);
  });
  attach(app, contract.staffRestoreDocument, async ({ params, request }) => {
    await restoreDocument(as(request), params.id);
    return getStaffDocument(base, params.id);
  });
  attach(app, contract.staffDecideOriginality, async ({ params, body, request }) => {
    await decideOriginality(as(request), params.id, body);
    return getStaffDocument(base, params.id);
  });
  attach(app, contract.decideAppeal, async ({ params, body, request }) =>
    getStaffDocument(base, await decideAppeal(as(request), params.id, body)),
  );
}
