import { countOf } from '../../format/figures';

export type Kind = 'documents' | 'questions';

const goesWithThem: Record<Kind, string> = {
  documents: 'This also deletes their pages, text and unlocks. You can restore everything for 30 days.',
  questions: 'This also deletes their answers. You can restore everything for 30 days.',
};

const singular: Record<Kind, string> = { documents: 'document', questions: 'question' };

/** What the dialog asks, what it needs typed, and what the toasts say. */
export function deleteAllLabels(kind: Kind, count: number) {
  return {
    question: `Delete all ${countOf(count, singular[kind])}?`,
    description: goesWithThem[kind],
    word: kind,
    done: `All ${kind} deleted successfully`,
    failed: `Failed to delete ${kind}`,
  };
}

/** How many of what, as the list of deletions says it: '12,480 documents'. */
export function deletedRows(kind: Kind, count: number): string {
  return countOf(count, singular[kind]);
}
