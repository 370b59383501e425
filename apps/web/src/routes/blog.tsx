import { PageHead } from '@aw/ui/patterns/page-head';
import { Suspense } from 'react';
import { pageMeta, pageTitle } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { absolute } from '~/lib/site-details';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';
import { PageLoading } from '~/shell/page-loading';
import { PartBoundary } from '~/shell/part-boundary';

/* The articles are in the HTML; the code to search them is loaded after the first load. */
const BlogPage = lazyPage(async () => (await import('~/features/content/blog/blog-page')).default);

const notLoaded = (
  <p className="wrap py-8">
    The articles did not load. <a href="/blog">Try again</a>
  </p>
);

export function meta() {
  const head = pageMeta(
    'Blog',
    'Articles for students: planning a thesis, writing a good brief, what help costs, and how to use it honestly.',
    { path: paths.blog, things: [breadcrumbs([{ name: 'Blog', path: paths.blog }])] },
  );
  const feed = { rel: 'alternate', type: 'application/rss+xml', title: pageTitle('Blog') };
  return [...head, { tagName: 'link', ...feed, href: absolute('/blog/rss.xml') }];
}

export default function BlogRoute() {
  return (
    <>
      <div className="wrap">
        <PageHead
          title="Blog"
          lead="Plain advice on planning, writing and revising, and on how our services work."
        />
      </div>
      <PartBoundary fallback={notLoaded}>
        <Suspense fallback={<PageLoading />}>
          <BlogPage />
        </Suspense>
      </PartBoundary>
    </>
  );
}
