import { CueSection } from '@aw/ui/patterns/cue-section';
import { paths } from '~/lib/paths';
import { PostRows } from './post-rows';
import { type BlogPost, relatedPosts } from './posts';
import { usePosts } from './use-posts';

/** Up to two articles of the same category; nothing where there is no other. */
export function RelatedPosts({ post }: { post: BlogPost }) {
  const related = relatedPosts(post, usePosts().posts);
  if (related.length === 0) return null;
  return (
    <CueSection
      title="Related articles"
      lead={`Also in ${post.category}.`}
      action={{ label: 'All articles', to: paths.blog }}
    >
      <PostRows posts={related} />
    </CueSection>
  );
}
