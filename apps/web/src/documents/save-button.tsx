import { Button, IconButton } from '@aw/ui/primitives/button';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useSavedDocument } from './saved-documents';

type SaveButtonProps = { documentId: number; title: string };

/** Saves a document in the person's library, or removes it from there. Hidden until it is known which of the two. */
export function SaveButton(props: SaveButtonProps) {
  const { isSaved, change } = useSavedDocument(props);
  if (isSaved === undefined) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={isSaved ? BookmarkCheck : Bookmark}
      aria-pressed={isSaved}
      aria-label={`Save “${props.title}”`}
      onClick={() => change(!isSaved)}
    >
      Save
    </Button>
  );
}

/** Save button as an icon, for cards. Its place stays free until the state is known. */
export function SaveIconButton(props: SaveButtonProps) {
  const { isSaved, change } = useSavedDocument({ ...props, isInList: true });
  if (isSaved === undefined) return <span className="size-8" />;
  return (
    <IconButton
      size="sm"
      label={`Save “${props.title}”`}
      icon={isSaved ? BookmarkCheck : Bookmark}
      aria-pressed={isSaved}
      onClick={() => change(!isSaved)}
    />
  );
}
