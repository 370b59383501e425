import { bodies } from '@aw/content/blog';
import type { Body } from '@aw/content/schemas/text';
import { useChangedArticles } from '~/content/live-content';
import { Prose } from '~/content/prose';
import { useBody } from '~/content/use-body';
import { PostContents } from './post-contents';

/** The text of an article; waits in the Suspense around it. */
export function PostBody({ id }: { id: string }) {
  const changed = useChangedArticles('blog').articles.get(id);
  return changed ? <BodyText body={changed.body} /> : <BuiltBody id={id} />;
}

function BuiltBody({ id }: { id: string }) {
  const load = bodies[id];
  if (!load) throw new Error(`No article has the id "${id}".`);
  return <BodyText body={useBody(load)} />;
}

/** The text, with its contents in the cue column of wide screens. */
function BodyText({ body: { html, headings } }: { body: Body }) {
  return (
    <div className="rule-double grid pt-6 lg:grid-cols-[var(--cue)_minmax(0,1fr)] lg:pt-0 print:block">
      <PostContents headings={headings} />
      <div className="min-w-0 lg:ps-6 lg:pt-8">
        <Prose html={html} />
      </div>
    </div>
  );
}
