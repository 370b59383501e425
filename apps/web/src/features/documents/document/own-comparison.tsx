import { compareOwnDocument } from '@aw/contracts/documents/comparisons';
import { matchingPartsText } from '@aw/contracts/documents/matching-parts-text';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { Link } from '@aw/ui/primitives/link';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';

/** Pages of the user's own document that are also in the document that it looks like. */
export function comparisonQuery(id: number) {
  return queryOptions({
    queryKey: ['document', id, 'comparison'],
    queryFn: ({ signal }) => api.call(compareOwnDocument, { params: { id }, signal }),
    retry: false,
  });
}

/**
 * Says which pages of the user's own document match which pages of the document that it looks like, with passages of their
 * own document. Shows nothing until the pages are compared.
 */
export function OwnComparison({ document: { id, similarTo } }: { document: DocumentDetail }) {
  const { data } = useQuery({ ...comparisonQuery(id), enabled: similarTo !== null });
  if (!data?.other || data.parts.length === 0) return null;
  return (
    <section aria-label="Matching pages" className="grid gap-2 text-14">
      <p>
        Compared with <Link to={paths.document(data.other.id)}>“{data.other.title}”</Link>, these pages of
        your document have the same passages: {matchingPartsText(data.parts)}.
      </p>
      {data.excerpts.length > 0 && (
        <details>
          <summary className="cursor-pointer">Show passages of your document</summary>
          <ul className="grid gap-2 pt-2">
            {data.excerpts.map(({ page, text }) => (
              <li key={page}>
                Page {page}: <q className="font-serif wrap-anywhere">{text}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
