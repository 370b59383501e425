import * as contract from '@aw/contracts/certificates/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asUser, callerOf } from '../../server/acting';
import { attach } from '../../server/attach';
import { attachCached } from '../../server/attach-cached';
import { attachmentHeader } from '../../server/files/attachment-header';
import { drawCertificate, getCredential, getStatusList } from './certificate-documents';
import { changeCertificate } from './change-certificate';
import { getCertificate, listCertificates } from './get-certificate';

/** Which credentials were revoked, for whoever verifies one. */
export function publicCertificateRoutes(app: FastifyInstance, ctx: Context): void {
  attachCached(app, contract.credentialStatus, { topics: ['credentials'] }, async ({ params, reply }) => {
    reply.header('cache-control', 'public, max-age=60');
    return getStatusList(ctx, params.n);
  });
}

/** What everybody with the link may see of a shared certificate, and its owner of a private one. */
export function visitorCertificateRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.getCertificate, async ({ params, request }) =>
    getCertificate(ctx, params.certificateId, request.readerId),
  );
  attach(app, contract.certificatePdf, async ({ params, query, request, reply }) => {
    const { readerId } = request;
    const caller = callerOf(ctx, request);
    const bytes = await drawCertificate({ ...ctx, caller }, params.certificateId, { ...query, readerId });
    const name = `certificate-${params.certificateId}.pdf`;
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': attachmentHeader(name),
        'x-content-type-options': 'nosniff',
      })
      .type('application/pdf')
      .send(bytes);
  });
  attach(app, contract.certificateCredential, async ({ params, request }) =>
    getCredential(ctx, params.certificateId, request.readerId),
  );
}

/** A person's own certificates. */
export function sessionCertificateRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
  attach(app, contract.listCertificates, async ({ query, request }) =>
    listCertificates(as(request), query.quizId),
  );
  attach(app, contract.updateCertificate, async ({ params, body, request }) =>
    changeCertificate(as(request), params.certificateId, body),
  );
}
