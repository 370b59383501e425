import * as own from '@aw/contracts/documents/own-documents';
import * as contract from '@aw/contracts/documents/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Context } from '../../context';
import { asSearcher, asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { attachCached } from '../../server/attach-cached';
import { sendEvents } from '../../server/events';
import { sendFile } from '../../server/files/send-file';
import { sendSlice } from '../../server/pages';
import { addressKey } from '../../server/security/address-key';
import { sendsGpc } from '../../server/security/privacy-signal';
import { requireTerms } from '../users/changed-policies';
import { appealRefusal } from './appeals';
import { changeDocument } from './change-document';
import { downloadOf, unlockDocument } from './document-access';
import { countDocuments, libraryFigures } from './document-counts';
import { getDocument, getOwnDocument } from './get-document';
import { getPageImage, getPageText } from './get-page';
import { filterOf, listDocuments, listDocumentTeasers } from './list-documents';
import { processingEvents } from './processing-events';
import { rateDocument } from './rate-document';
import { recordView } from './record-view';
import { returnDocument, withdrawDocument } from './remove-document';
import { createNewestDocuments } from './search/newest-documents';
import { previewRemoval } from './staff/preview-removal';
import { checkUploadLimits, receiveUpload, takeAddressUpload, uploadDocument } from './upload-document';

/** What the library tells everybody alike. */
export function openLibraryRoutes(app: FastifyInstance, ctx: Context): void {
  const inCards = { topics: ['documents', 'schools', 'courses'] } as const;
  attachCached(app, contract.listDocumentTeasers, inCards, async ({ query, request, reply }) =>
    sendSlice(await listDocumentTeasers(ctx, query), request, reply),
  );
  attachCached(app, contract.libraryFigures, { topics: ['documents'] }, async () => libraryFigures(ctx));
}

/** Reads that show somebody with a session more than others. */
export function visitorLibraryRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.getPageText, async ({ params, request }) =>
    getPageText(ctx, params, request.readerId),
  );
  attach(app, contract.getPageImage, async ({ params, query, request, reply }) => {
    const image = await getPageImage(ctx, { ...params, size: query.size }, request.readerId);
    reply.headers({ 'cache-control': image.cacheControl, 'x-content-type-options': 'nosniff' });
    return reply.type('image/webp').send(image.bytes);
  });
}

/** Reads of a person with a session. */
export function readerLibraryRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asUser(base, request);
  const newest = createNewestDocuments(base);
  attach(app, contract.listDocuments, async ({ query, request, reply }) =>
    sendSlice(
      await listDocuments(asSearcher(base, request), query, { address: addressKey(request.ip), newest }),
      request,
      reply,
    ),
  );
  attach(app, contract.countDocuments, async ({ query, request }) =>
    countDocuments(asSearcher(base, request), filterOf(query), addressKey(request.ip)),
  );
  attach(app, contract.getDocument, async ({ params, request }) => getDocument(as(request), params.id));
}

/** Library calls of a person with a session. */
export function sessionLibraryRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asUser(base, request);
  attach(app, own.uploadDocument, async ({ request }) => {
    const ctx = as(request);
    await requireTerms(ctx);
    await checkUploadLimits(ctx);
    await takeAddressUpload(ctx, request.ip);
    const received = await receiveUpload(request, base.files);
    const document = await uploadDocument(ctx, { ...received, ip: request.ip });
    return { ...document, newRewards: [] };
  });
  attach(app, own.changeDocument, async ({ params, body, request }) =>
    changeDocument(as(request), params.id, body),
  );
  attach(app, own.previewRemoval, async ({ params, request }) => previewRemoval(as(request), params.id));
  attach(app, own.withdrawDocument, async ({ params, request }) => withdrawDocument(as(request), params.id));
  attach(app, own.returnDocument, async ({ params, request }) => {
    await returnDocument(as(request), params.id);
    return getOwnDocument(as(request), params.id);
  });
  attach(app, own.documentEvents, async ({ params, request, reply }) => {
    const ctx = as(request);
    return sendEvents(ctx, request, reply, 'uploads', (signal) => processingEvents(ctx, params.id, signal));
  });
  attach(app, contract.downloadDocument, async ({ params, request, reply }) => {
    const file = await downloadOf(as(request), params.id, {
      isWhole: !/^bytes=[1-9]/.test(request.headers.range ?? ''),
    });
    return sendFile(request, reply, base.files, file);
  });
  attach(app, contract.unlockDocument, async ({ params, request }) => unlockDocument(as(request), params.id));
  attach(app, contract.recordView, async ({ params, request }) =>
    recordView(as(request), params.id, {
      isUnnamed: sendsGpc(request),
      isRobot: isbot(request.headers['user-agent']),
    }),
  );
  attach(app, contract.rateDocument, async ({ params, body, request }) =>
    rateDocument(as(request), params.id, body.stars),
  );
  attach(app, own.appealRefusal, async ({ params, body, request }) =>
    appealRefusal(as(request), params.id, body.message),
  );
}
