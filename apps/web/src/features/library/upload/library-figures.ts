import { libraryFigures } from '@aw/contracts/documents/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

/** How many documents the library holds now. */
export const libraryFiguresQuery = queryOptions({
  queryKey: libraryKeys.figures,
  queryFn: ({ signal }) => api.call(libraryFigures, { signal }),
});
