import { CueSection } from '@aw/ui/patterns/cue-section';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Tag } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Mail } from 'lucide-react';
import { usePublicConfig } from '~/lib/config';
import { whatsAppLink } from '~/lib/contact-links';
import { paths } from '~/lib/paths';
import { PostRows } from './post-rows';
import { type BlogPost, relatedPosts } from './posts';
import { usePosts } from './use-posts';

/** The part below an article: tags, contact links and related articles. */
export function PostFoot({ post }: { post: BlogPost }) {
  return (
    <div className="print:hidden">
      <PostTags tags={post.tags} />
      <PostContact />
      <RelatedPosts post={post} />
    </div>
  );
}

/** The call to action under every article: ask us about your work. */
function PostContact() {
  const config = usePublicConfig();
  return (
    <CueSection title="Ask us" lead="Support is open 24 hours a day, 7 days a week.">
      <div className="grid max-w-measure gap-4">
        <p className="font-serif text-22 leading-title">Still have a question?</p>
        <p>
          Tell us the title of your project, its level, the word limit and the deadline. Asking costs nothing
          and commits you to nothing.
        </p>
        <div className="flex flex-wrap gap-2 max-sm:grid">
          <Button asChild variant="primary" icon={Mail}>
            <Link to={paths.contact}>Contact us</Link>
          </Button>
          <Button asChild icon={WhatsAppIcon}>
            <Link to={whatsAppLink(config)}>Chat on WhatsApp</Link>
          </Button>
        </div>
      </div>
    </CueSection>
  );
}

/** The tags of an article, each linked to a search for it. */
function PostTags({ tags }: { tags: readonly string[] }) {
  return (
    <div className="mt-10 flex lg:ms-[calc(var(--cue)+24px)] lg:mt-2 flex-wrap items-baseline gap-x-4 gap-y-2">
      <p id="tags" className="text-14 text-ink-muted">
        Tags
      </p>
      <ul aria-labelledby="tags" className="flex min-w-0 flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={paths.blogSearch({ q: tag })} className="inline-block no-underline hover:underline">
              <Tag>{tag}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Up to two articles of the same category. Renders nothing if there is no other. */
function RelatedPosts({ post }: { post: BlogPost }) {
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
