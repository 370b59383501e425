import { PostContact } from './post-contact';
import { PostTags } from './post-tags';
import type { BlogPost } from './posts';
import { RelatedPosts } from './related-posts';

/** What follows an article: its tags, the way to ask us, and related articles. */
export function PostFoot({ post }: { post: BlogPost }) {
  return (
    <div className="print:hidden">
      <PostTags tags={post.tags} />
      <PostContact />
      <RelatedPosts post={post} />
    </div>
  );
}
