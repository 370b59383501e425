import * as contract from '@aw/contracts/certificates/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { changeCertificate } from './change-certificate';
import { getCertificate, listCertificates } from './get-certificate';

/** What everybody with the link may see of a shared certificate, and its owner of a private one. */
export function visitorCertificateRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.getCertificate, async ({ params, request }) =>
    getCertificate(ctx, params.certificateId, request.readerId),
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
