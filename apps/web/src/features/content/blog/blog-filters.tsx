import { PromptChip } from '@aw/ui/primitives/chip';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { Select } from '@aw/ui/primitives/select';
import { type BlogSearch, categoryOf, categoryOptions } from './blog-search';
import { popularTags } from './posts';
import { usePosts } from './use-posts';

const tagCount = 8;

type BlogFiltersProps = {
  search: BlogSearch;
  typed: string;
  onType: (words: string) => void;
  onChange: (part: Partial<BlogSearch>) => void;
};

/** Filters the articles by words, category and popular tags. */
export function BlogFilters({ search, typed, onType, onChange }: BlogFiltersProps) {
  const tags = popularTags(tagCount, usePosts().posts);
  return (
    <search className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_220px] sm:items-center">
        <SearchInput
          label="Search articles"
          placeholder="Search articles..."
          value={typed}
          onValueChange={onType}
          maxLength={200}
        />
        <Select
          label="Category"
          options={categoryOptions}
          value={search.category}
          onValueChange={(name) => onChange({ category: categoryOf(name) })}
        />
      </div>
      <div className="grid gap-x-4 gap-y-2 sm:flex sm:items-baseline">
        <p id="popular-tags" className="flex-none text-14 text-ink-muted">
          Popular tags
        </p>
        <ul aria-labelledby="popular-tags" className="flex min-w-0 flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <PromptChip onClick={() => onChange({ q: tag })}>{tag}</PromptChip>
            </li>
          ))}
        </ul>
      </div>
    </search>
  );
}
