import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { SearchX } from 'lucide-react';

/** Shown if a search finds nothing: offers to clear the search or to write to us. */
export function NoAnswer({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <EmptyState
      level={3}
      icon={SearchX}
      title="No answers found"
      action={
        <>
          <ClearSearch onClear={onClear} />
          <Button asChild variant="quiet">
            <Link to="#message">Write to us</Link>
          </Button>
        </>
      }
    >
      {`We found nothing about "${q}" in the answers or the guides. Try other words, or ask us.`}
    </EmptyState>
  );
}
