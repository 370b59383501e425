import { CueSection } from '@aw/ui/patterns/cue-section';
import { PostEntry } from './post-entry';
import type { BlogPost } from './posts';

/** The articles that the editors put first, the newest of them with more room. */
export function FeaturedPosts({ posts }: { posts: readonly BlogPost[] }) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <CueSection title="Featured articles" lead="Begin here.">
      <div className="grid grid-cols-1 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="max-md:pb-6 md:pe-10">
          <PostEntry post={lead} size="lead" />
        </div>
        <ul className="grid grid-cols-1 content-start border-line max-md:border-t md:border-s md:ps-10">
          {others.map((post) => (
            <li key={post.id} className="border-line py-6 not-first:border-t md:first:pt-0">
              <PostEntry post={post} />
            </li>
          ))}
        </ul>
      </div>
    </CueSection>
  );
}
