import type { Order } from '@aw/contracts/orders/public';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRefreshSession, useSession } from '~/lib/session';
import { entryQuery, isShut, orderQuery } from '../order-queries';
import { keyIn } from './order-key';

export type OpenedOrder =
  | { state: 'loading' }
  /** `isWrongLink`: somebody came by a link that opens nothing any more. */
  | { state: 'missing'; isWrongLink: boolean }
  | { state: 'error'; error: unknown; retry: () => void; isRetrying: boolean }
  | { state: 'open'; order: Order };

/** An order as the person who is here may see it; the key of a mailed link is used first, once there is a session. */
export function useOpenedOrder(orderId: string): OpenedOrder {
  const session = useSession();
  const refreshSession = useRefreshSession();
  const key = useOrderKey();
  const userId = session.user?.id ?? '';
  const hasKey = key !== undefined;
  const entry = useQuery({ ...entryQuery(userId, orderId, key ?? ''), enabled: hasKey && userId !== '' });
  // A link that opens nothing does not keep out who may see the order anyway.
  const isEntered = !hasKey || entry.isSuccess;
  const order = useQuery({ ...orderQuery(userId, orderId), enabled: isEntered && userId !== '' });

  if (order.data) return { state: 'open', order: order.data };
  if (isShut(order.error)) return { state: 'missing', isWrongLink: entry.data === false };
  if (session.status === 'none')
    return { state: 'error', error: undefined, retry: () => void refreshSession(), isRetrying: false };
  const failed = entry.error ? entry : order;
  if (!failed.error) return { state: 'loading' };
  return {
    state: 'error',
    error: failed.error,
    retry: () => void failed.refetch(),
    isRetrying: failed.isRefetching,
  };
}

/** The key of the mailed link that led here; it is taken out of the address at once, so that it is not passed on with it. */
function useOrderKey(): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = keyIn(hash);
  const [key, setKey] = useState(found);

  useEffect(() => {
    if (found === undefined) return;
    setKey(found);
    void navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [found, pathname, search, navigate]);

  return found ?? key;
}
