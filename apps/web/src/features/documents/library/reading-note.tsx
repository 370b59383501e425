import { clearRecentlyRead } from '@aw/contracts/library/public';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { useToast } from '@aw/ui/primitives/toast';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { libraryKey } from '~/lib/library-key';
import { readingPlaces } from '../document/reading-places';
import { libraryQuery } from './library-queries';
import { sendsPrivacySignal } from './privacy-signal';

/** Says who sees what was read, with the button that clears it. Shown only if something was read. */
export function ReadingNote({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { data } = useInfiniteQuery(libraryQuery(userId, 'recent'));
  if (!data?.pages.some(({ items }) => items.length > 0)) return null;
  const clear = async () => {
    await api.call(clearRecentlyRead, { params: { userId } });
    readingPlaces().clear();
    await queryClient.invalidateQueries({ queryKey: libraryKey(userId, 'recent') });
    toast({ title: 'Recently read documents cleared' });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-5">
      <p className="max-w-measure text-14 text-ink-muted">
        Only you see this list.
        {sendsPrivacySignal() &&
          ' Your browser asks sites for privacy, so documents you read now are not added.'}
      </p>
      <ConfirmDialog
        title="Clear recently read documents?"
        description="We delete which documents you read and on which days, and the pages that this browser opens again. Saved and unlocked documents stay."
        confirmLabel="Clear"
        pendingLabel="Clearing…"
        onConfirm={clear}
        trigger={<Button size="sm">Clear recently read</Button>}
      />
    </div>
  );
}
