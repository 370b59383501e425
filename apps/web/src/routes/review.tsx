import { PageHead } from '@aw/ui/patterns/page-head';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { unlistedPageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';

export const meta = () => unlistedPageMeta('Review cards');

/** Redirects from the earlier address of the review cards to the current one, with query and hash. */
export default function ReviewRedirect() {
  const { search, hash } = useLocation();
  const go = useGo();
  useEffect(() => {
    void go(paths.cards + search + hash, { replace: true });
  }, [go, search, hash]);
  return (
    <div className="wrap">
      <PageHead title="Review cards" lead="Taking you to your review cards…" />
    </div>
  );
}
