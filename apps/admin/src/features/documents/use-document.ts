import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshAfterChange } from '../../api/query-client';
import { useConsole } from '../../services/console-services';
import { documentQuery } from './queries';

/** One document; while its checks run it is read again, and with their end the lists as well. */
export function useDocument(id: number) {
  const { api } = useConsole();
  const queryClient = useQueryClient();
  const query = useQuery(documentQuery(api, id));
  const status = query.data?.status;
  const seen = useRef(status);

  useEffect(() => {
    const isDecided = seen.current === 'processing' && status !== undefined && status !== 'processing';
    seen.current = status;
    if (isDecided) void refreshAfterChange(queryClient);
  }, [status, queryClient]);

  return query;
}
