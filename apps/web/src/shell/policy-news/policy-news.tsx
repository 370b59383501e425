import { getPolicyChanges } from '@aw/contracts/users/policies';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { NewTerms } from './new-terms';
import { PrivacyNote } from './privacy-note';

/** Policy changes that an account has not accepted or seen. */
export const policyChangesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['policy-changes', userId],
    queryFn: ({ signal }) => api.call(getPolicyChanges, { signal }),
  });

/** Asks a person to accept new Terms of Use, and announces a new Privacy Policy. */
export default function PolicyNews({ userId }: { userId: string }) {
  const { data } = useQuery(policyChangesQuery(userId));
  if (!data?.terms && !data?.privacy) return null;
  return (
    <div className="wrap grid gap-3 pt-4 print:hidden">
      {data.terms && <NewTerms terms={data.terms} />}
      {data.privacy && <PrivacyNote policy={data.privacy} />}
    </div>
  );
}
