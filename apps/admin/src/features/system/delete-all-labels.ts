import { formatCount } from '@aw/ui/primitives/format-count';

export type Kind = 'documents' | 'questions';

const consequences: Record<Kind, string> = {
  documents: 'This also deletes their pages, text and unlocks. You can restore everything for 30 days.',
  questions: 'This also deletes their answers. You can restore everything for 30 days.',
};

const singular: Record<Kind, string> = { documents: 'document', questions: 'question' };

/** Texts of the dialog and its toasts, and the word to type. */
export function deleteAllLabels(kind: Kind, count: number) {
  return {
    question: `Delete all ${formatCount(count, singular[kind])}?`,
    description: consequences[kind],
    word: kind,
    done: `All ${kind} deleted successfully`,
    failed: `Failed to delete ${kind}`,
  };
}

/** Number and kind of deleted rows: '12,480 documents'. */
export function deletedRows(kind: Kind, count: number): string {
  return formatCount(count, singular[kind]);
}
