import { Tag } from '@aw/ui/primitives/badge';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';

/** The tags of an article, each a way to the articles that it finds. */
export function PostTags({ tags }: { tags: readonly string[] }) {
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
