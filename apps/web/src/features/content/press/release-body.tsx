import { bodies } from '@aw/content/releases';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useLiveArticles } from '~/content/live-content';
import { Prose } from '~/content/prose';
import { useBody } from '~/content/use-body';
import { siteDetails } from '~/lib/site-details';

type ReleaseBodyProps = { id: string; about: string };

/** Text of a press release, loaded when it is opened, with a paragraph about the company. */
export function ReleaseBody({ id, about }: ReleaseBodyProps) {
  const changed = useLiveArticles('releases').get(id);
  return (
    <div className="grid gap-5">
      {changed ? <Prose html={changed.body.html} /> : <BuiltBody id={id} />}
      <p className="max-w-measure border-s border-margin-rule ps-4 text-14 text-ink-muted">
        <b className="font-strong text-ink">About {siteDetails.siteName}.</b> {about}
      </p>
    </div>
  );
}

const noBody = () => Promise.reject(new Error('There is no such press release.'));

function BuiltBody({ id }: { id: string }) {
  return <Prose html={useBody(bodies[id] ?? noBody).html} />;
}

/** Approximate number of words on a line. */
const wordsPerLine = 10;

/** Placeholder for a loading text, about as long as the text. */
export function ReleaseBodySkeleton({ wordCount }: { wordCount: number }) {
  const lines = Math.ceil(wordCount / wordsPerLine);
  return (
    <LoadingRegion label="Loading press release…">
      <div className="grid max-w-measure gap-3">
        {Array.from({ length: lines }, (_, at) => (
          <Skeleton key={at} width={at % 4 === 3 ? 'half' : 'full'} />
        ))}
      </div>
    </LoadingRegion>
  );
}
