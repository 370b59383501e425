import * as comparisons from '@aw/contracts/documents/comparisons';
import * as own from '@aw/contracts/documents/own-documents';
import * as contract from '@aw/contracts/documents/public';
import * as drafts from '@aw/contracts/documents/upload-drafts';
import { isbot } from 'isbot';
import { cachedRoute } from '../../server/cached-route';
import { sendEvents } from '../../server/events/events';
import { sendFile } from '../../server/files/send-file';
import { route, routes } from '../../server/routes';
import { addressKey } from '../../server/security/address-key';
import { sendsGpc } from '../../server/security/privacy-signal';
import { requireTerms } from '../content/policies';
import { changeDocument } from './change-document';
import { downloadDocument, unlockDocument } from './document-access';
import { listDrafts } from './drafts/list-drafts';
import { receiveDraft } from './drafts/receive-draft';
import { removeOwnDraft } from './drafts/remove-drafts';
import { getDocument, getOwnDocument } from './get-document';
import { getPageImage, getPageText } from './get-page';
import { compareOwnDocument } from './originality/compare-documents';
import { previewRemoval } from './preview-removal';
import { processingEvents } from './processing/processing-events';
import { rateDocument } from './rate-document';
import { receiveDocument } from './receive-document';
import { recordView } from './record-view';
import { returnDocument, withdrawDocument } from './remove-document';
import { appealRefusal } from './review/appeals';
import { countDocuments, libraryFigures } from './search/document-counts';
import { listDocuments, listDocumentTeasers } from './search/list-documents';
import type { NewestDocuments } from './search/newest-documents';
import { listRelatedDocuments, type RelatedDocuments } from './search/related-documents';
import { getSharePicture } from './share-picture';
import { staffDocumentRoutes } from './staff/routes';

const inCards = { topics: ['documents', 'schools', 'courses'] } as const;

export const documentRoutes = (newest: NewestDocuments, related: RelatedDocuments) =>
  routes(
    staffDocumentRoutes,
    cachedRoute(contract.listDocumentTeasers, inCards, (ctx, { query }) => listDocumentTeasers(ctx, query)),
    cachedRoute(contract.libraryFigures, { topics: ['documents'] }, (ctx) => libraryFigures(ctx)),
    route(contract.getPageText, (ctx, { params }) => getPageText(ctx, params, ctx.userId)),
    route(contract.getPageImage, async (ctx, { params, query, reply }) => {
      const image = await getPageImage(ctx, { ...params, size: query.size }, ctx.userId);
      reply.headers({ 'cache-control': image.cacheControl, 'x-content-type-options': 'nosniff' });
      return reply.type('image/webp').send(image.bytes);
    }),
    route(contract.getSharePicture, async (ctx, { params, reply }) => {
      const picture = await getSharePicture(ctx, params.id);
      reply.headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' });
      return reply.type('image/jpeg').send(picture);
    }),
    route(contract.listDocuments, (ctx, { query, request }) =>
      listDocuments(ctx, query, { address: addressKey(request.ip), newest }),
    ),
    route(contract.countDocuments, (ctx, { query, request }) =>
      countDocuments(ctx, query, addressKey(request.ip)),
    ),
    route(contract.getDocument, (ctx, { params }) => getDocument(ctx, params.id)),
    route(contract.listRelatedDocuments, (ctx, { params }) => listRelatedDocuments(ctx, params.id, related)),
    route(own.uploadDocument, async (ctx, { request }) => {
      await requireTerms(ctx);
      const document = await receiveDocument(ctx, request);
      return { ...document, newRewards: [] };
    }),
    route(drafts.suggestDocument, async (ctx, { request }) => {
      await requireTerms(ctx);
      return receiveDraft(ctx, request);
    }),
    route(drafts.listUploadDrafts, (ctx) => listDrafts(ctx)),
    route(drafts.removeUploadDraft, (ctx, { params }) => removeOwnDraft(ctx, params.draftId)),
    route(own.changeDocument, (ctx, { params, body }) => changeDocument(ctx, params.id, body)),
    route(comparisons.compareOwnDocument, (ctx, { params }) => compareOwnDocument(ctx, params.id)),
    route(own.previewRemoval, (ctx, { params }) => previewRemoval(ctx, params.id)),
    route(own.withdrawDocument, (ctx, { params }) => withdrawDocument(ctx, params.id)),
    route(own.returnDocument, async (ctx, { params }) => {
      await returnDocument(ctx, params.id);
      return getOwnDocument(ctx, params.id);
    }),
    route(own.documentEvents, (ctx, { params, request, reply }) =>
      sendEvents(ctx, request, reply, 'uploads', (signal) => processingEvents(ctx, params.id, signal)),
    ),
    route(contract.downloadDocument, async (ctx, { params, request, reply }) => {
      const file = await downloadDocument(ctx, params.id, {
        isWhole: !/^bytes=[1-9]/.test(request.headers.range ?? ''),
      });
      return sendFile(request, reply, ctx.files, file);
    }),
    route(contract.unlockDocument, (ctx, { params }) => unlockDocument(ctx, params.id)),
    route(contract.recordView, (ctx, { params, request }) =>
      recordView(ctx, params.id, {
        isUnnamed: sendsGpc(request),
        isRobot: isbot(request.headers['user-agent']),
      }),
    ),
    route(contract.rateDocument, (ctx, { params, body }) => rateDocument(ctx, params.id, body.stars)),
    route(own.appealRefusal, (ctx, { params, body }) => appealRefusal(ctx, params.id, body.message)),
  );
