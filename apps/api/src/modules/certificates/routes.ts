import * as contract from '@aw/contracts/certificates/public';
import * as staff from '@aw/contracts/certificates/staff';
import { extendContext } from '../../extend-context';
import { callerOf } from '../../server/acting';
import { cachedRoute } from '../../server/cached-route';
import { attachmentHeader } from '../../server/files/attachment-header';
import { route, routes } from '../../server/routes';
import { drawCertificate, getCredential, getStatusList } from './certificate-documents';
import { changeCertificate } from './change-certificate';
import { getCertificate, listCertificates } from './get-certificate';
import { listCertificatesForStaff, revokeCertificate } from './revoke-certificate';

export const certificateRoutes = routes(
  cachedRoute(contract.credentialStatus, { topics: ['credentials'] }, async (ctx, { params, reply }) => {
    reply.header('cache-control', 'public, max-age=60');
    return getStatusList(ctx, params.n);
  }),
  route(contract.getCertificate, (ctx, { params }) => getCertificate(ctx, params.certificateId, ctx.userId)),
  route(contract.certificatePdf, async (ctx, { params, query, request, reply }) => {
    const { userId: readerId } = ctx;
    const caller = callerOf(ctx, request);
    const bytes = await drawCertificate(extendContext(ctx, { caller }), params.certificateId, {
      ...query,
      readerId,
    });
    const name = `certificate-${params.certificateId}.pdf`;
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': attachmentHeader(name),
        'x-content-type-options': 'nosniff',
      })
      .type('application/pdf')
      .send(bytes);
  }),
  route(contract.certificateCredential, (ctx, { params }) =>
    getCredential(ctx, params.certificateId, ctx.userId),
  ),
  route(contract.listCertificates, (ctx, { query }) => listCertificates(ctx, query.quizId)),
  route(contract.updateCertificate, (ctx, { params, body }) =>
    changeCertificate(ctx, params.certificateId, body),
  ),
  route(staff.staffListCertificates, (ctx, { params }) => listCertificatesForStaff(ctx, params.userId)),
  route(staff.staffRevokeCertificate, (ctx, { params, body }) =>
    revokeCertificate(ctx, params.certificateId, body.reason),
  ),
);
