import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { useState } from 'react';
import { parseReadingPlace } from '~/documents/document-address';
import { useAddressParams } from '~/lib/use-address-params';
import { readingPlaces } from './reading-places';

/**
 * Returns the page at which a document is open: that of the address, or the one that was read last in this browser, as
 * far as it is readable.
 */
export function useOpenPage({ id, visiblePages }: Pick<DocumentDetail, 'id' | 'visiblePages'>): number {
  const [params] = useAddressParams();
  const [keptPage] = useState(() => Math.min(readingPlaces().read(id), Math.max(1, visiblePages)));
  const { page, q } = parseReadingPlace(params);
  return params.has('page') || q !== '' ? page : keptPage;
}
