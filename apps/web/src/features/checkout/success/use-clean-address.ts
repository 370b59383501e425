import { useEffect } from 'react';

/** What the provider adds to the address and no later visit needs; one of them opens the payment session. */
const added = ['payment_intent_client_secret', 'redirect_status'];

/** Takes the payment session's secret out of the address, so that it stays in no history and no shared link. */
export function useCleanAddress(): void {
  useEffect(() => {
    const address = new URL(location.href);
    for (const name of added) address.searchParams.delete(name);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, []);
}
