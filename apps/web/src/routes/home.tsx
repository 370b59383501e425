import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { recentDocumentsQuery, topSchoolsQuery } from '~/features/content/home/home-queries';
import { webSite } from '~/features/content/home/web-site';
import { latestQuestionsQuery } from '~/lib/latest-questions';
import { pageMeta } from '~/lib/page-title';
import { organization } from '~/lib/structured-data';
import { PartBoundary, withRetry } from '~/shell/part-boundary';

/* The page is in the HTML; its code is loaded after the first load and hydrates the parts one by one. */
const HomeOpening = lazy(withRetry(() => import('~/features/content/home/home-opening')));
const HomeLists = lazy(withRetry(() => import('~/features/content/home/home-lists')));

const notLoaded = (
  <p className="wrap py-8">
    This part of the page did not load. <a href="/">Try again</a>
  </p>
);

export function meta() {
  return pageMeta(
    'Study documents by school and course',
    'Find study documents by school and course. Read the first pages for free, and earn unlock credits with your own uploads.',
    { path: '/', things: [organization(), webSite()] },
  );
}

export default function HomePage() {
  const queryClient = useQueryClient();

  // The data of the lists are loaded while their code is still loading.
  useEffect(() => {
    void queryClient.prefetchQuery(recentDocumentsQuery);
    void queryClient.prefetchQuery(topSchoolsQuery);
    void queryClient.prefetchQuery(latestQuestionsQuery);
  }, [queryClient]);

  return (
    <>
      <PartBoundary fallback={notLoaded}>
        <Suspense>
          <HomeOpening />
        </Suspense>
      </PartBoundary>
      <PartBoundary fallback={notLoaded}>
        <Suspense>
          <HomeLists />
        </Suspense>
      </PartBoundary>
    </>
  );
}
