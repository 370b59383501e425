type Outcome = { id: string; clientSecret: string; redirectStatus: string };

/** Returns the site's return address with the parameters of Stripe. */
export function returnAddress(returnUrl: string, { id, clientSecret, redirectStatus }: Outcome): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', clientSecret);
  url.searchParams.set('redirect_status', redirectStatus);
  return url.href;
}
