import { type Certificate, getCertificate, listCertificates } from '@aw/contracts/certificates/public';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/** Query of a certificate. Fails with the code `certificates.not_found` if this session may not see it. */
export function certificateQuery(id: string) {
  return queryOptions({
    queryKey: ['certificate', id],
    queryFn: ({ signal }) => api.call(getCertificate, { params: { certificateId: id }, signal }),
    // Always refetched: a better result replaces the certificate, and staff may revoke it.
    staleTime: 0,
  });
}

/** Query of the user's valid certificate for a quiz, as a list with at most one entry. */
export function validCertificateQuery(quizId: number) {
  return queryOptions({
    queryKey: [...sessionKey, 'certificate-of', quizId],
    queryFn: ({ signal }) => api.call(listCertificates, { query: { quizId }, signal }),
  });
}

/** Stores a changed certificate in the cache and refetches the lists that show it. */
export function storeCertificate(queryClient: QueryClient, certificate: Certificate): void {
  queryClient.setQueryData(certificateQuery(certificate.certificateId).queryKey, certificate);
  void queryClient.invalidateQueries({
    queryKey: sessionKey,
    predicate: ({ queryKey }) => queryKey.includes('certificates'),
  });
}
