import * as contract from '@aw/contracts/certificates/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { listCertificatesForStaff, revokeCertificate } from './revoke-certificate';

/** Certificates in the console. */
export function staffCertificateRoutes(app: FastifyInstance, base: Context): void {
  attach(app, contract.staffListCertificates, async ({ params }) =>
    listCertificatesForStaff(base, params.userId),
  );
  attach(app, contract.staffRevokeCertificate, async ({ params, body, request }) =>
    revokeCertificate(asStaff(base, request), params.certificateId, body.reason),
  );
}
