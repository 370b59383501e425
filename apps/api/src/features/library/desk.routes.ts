import * as contract from '@aw/contracts/staff-desk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageImageKey } from '../../adapters/files/file-keys';
import type { Context, StaffContext } from '../../context';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { staffOf } from '../../server/staff';
import { decideAppeal } from './decide-appeal';
import { listDesk, readDeskDetail, readDeskDocument } from './desk-documents';
import { documentNotFound } from './library.errors';
import { decideOriginality } from './originality/decide-originality';
import { removeDocument, restoreDocument } from './remove-document';

/** The document desk of the console. */
export function libraryDeskRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest): StaffContext => ({ ...base, admin: staffOf(request).admin });
  attach(app, contract.staffListDocuments, async ({ query, request, reply }) =>
    sendSlice(await listDesk(base, query), request, reply),
  );
  attach(app, contract.staffGetDocument, async ({ params }) => readDeskDetail(base, params.id));
  attach(app, contract.staffPageImage, async ({ params, query, reply }) => {
    const { sha256, pageCount } = await readDeskDocument(base, params.id);
    if (params.number > pageCount) throw documentNotFound();
    const bytes = await base.files.read(pageImageKey(sha256, params.number, query.size));
    return reply.header('cache-control', 'private, max-age=3600').type('image/webp').send(bytes);
  });
  attach(app, contract.staffRemoveDocument, async ({ params, body, request }) => {
    await removeDocument(as(request), params.id, body);
    return readDeskDocument(base, params.id);
  });
  attach(app, contract.staffRestoreDocument, async ({ params, request }) => {
    await restoreDocument(as(request), params.id);
    return readDeskDocument(base, params.id);
  });
  attach(app, contract.staffDecideOriginality, async ({ params, body, request }) => {
    await decideOriginality(as(request), params.id, body);
    return readDeskDocument(base, params.id);
  });
  attach(app, contract.decideAppeal, async ({ params, body, request }) =>
    readDeskDocument(base, await decideAppeal(as(request), params.id, body)),
  );
}
