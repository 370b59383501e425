import { useEffect } from 'react';
import { paths } from '~/lib/paths';

/**
 * Names the order in the address once it exists, so that a reload opens it again instead of starting another one or
 * choosing the card's service anew. Past the router: the form stays as it is.
 */
export function useOwnAddress(orderId: string | undefined): void {
  useEffect(() => {
    const params = new URLSearchParams(location.search);
    const isStart = params.has('service') || params.get('order') === 'new';
    if (orderId && isStart) history.replaceState(history.state, '', paths.payOrder(orderId));
  }, [orderId]);
}
