import { PageHead } from '@aw/ui/patterns/page-head';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { unlistedPageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';

export const meta = () => unlistedPageMeta('Review cards');

/** Redirects from the earlier address of the review cards to the current one, with query and hash. */
export default function ReviewRedirect() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ pathname: paths.cards, search, hash }, { replace: true });
  }, [navigate, search, hash]);
  return (
    <div className="wrap">
      <PageHead title="Review cards" lead="Taking you to your review cards…" />
    </div>
  );
}
