import type { Order } from '@aw/contracts/orders/public';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRefreshSession, useSession } from '~/lib/session';
import type { FailedQuery } from '~/shell/query-states';
import { entryQuery, isInaccessible, orderQuery } from '../order-queries';

export type OpenedOrder =
  | { state: 'loading' }
  /** `isWrongLink` is set when the visitor used a link that no longer works. */
  | { state: 'missing'; isWrongLink: boolean }
  | { state: 'error'; query: FailedQuery }
  | { state: 'open'; order: Order };

/** Loads an order for the current session. The key of a mailed link is redeemed first. */
export function useOpenedOrder(orderId: string): OpenedOrder {
  const session = useSession();
  const refreshSession = useRefreshSession();
  const key = useOrderKey();
  const userId = session.user?.id ?? '';
  const hasKey = key !== undefined;
  const entry = useQuery({ ...entryQuery(userId, orderId, key ?? ''), enabled: hasKey && userId !== '' });
  // An invalid link does not lock out a person who may see the order anyway.
  const isEntered = !hasKey || entry.isSuccess;
  const order = useQuery({ ...orderQuery(userId, orderId), enabled: isEntered && userId !== '' });

  if (order.data) return { state: 'open', order: order.data };
  if (isInaccessible(order.error)) return { state: 'missing', isWrongLink: entry.data === false };
  if (session.status === 'none')
    return { state: 'error', query: { error: undefined, refetch: refreshSession } };
  const failed = entry.error ? entry : order;
  return failed.error ? { state: 'error', query: failed } : { state: 'loading' };
}

/** Returns the key of a mailed link and removes it from the address, so that it is not shared by accident. */
function useOrderKey(): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const keyInAddress = orderKeyIn(hash);
  const [key, setKey] = useState(keyInAddress);

  useEffect(() => {
    if (keyInAddress === undefined) return;
    setKey(keyInAddress);
    void navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [keyInAddress, pathname, search, navigate]);

  return keyInAddress ?? key;
}

/** Returns the key in the fragment of a mailed link, `#key=…`, or undefined. */
export function orderKeyIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key') || undefined;
}
