import { type Certificate, getCertificate, listCertificates } from '@aw/contracts/certificates/public';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/** A certificate as this session may see it; any other is an ApiError with the code `certificates.not_found`. */
export function certificateQuery(id: string) {
  return queryOptions({
    queryKey: ['certificate', id],
    queryFn: ({ signal }) => api.call(getCertificate, { params: { certificateId: id }, signal }),
    // A better pass replaces it, and staff may revoke it.
    staleTime: 0,
  });
}

/** The reader's certificate for a quiz that stands, in a list of one or none. */
export function standingQuery(quizId: number) {
  return queryOptions({
    queryKey: [...sessionKey, 'certificate-of', quizId],
    queryFn: ({ signal }) => api.call(listCertificates, { query: { quizId }, signal }),
  });
}

/** Keeps what the server made of a change, and drops the lists that show it. */
export function keepCertificate(queryClient: QueryClient, certificate: Certificate): void {
  queryClient.setQueryData(certificateQuery(certificate.certificateId).queryKey, certificate);
  void queryClient.invalidateQueries({
    queryKey: sessionKey,
    predicate: ({ queryKey }) => queryKey.includes('certificates'),
  });
}
