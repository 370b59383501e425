/** Returns the address at which a site receives the events of the payment provider. */
export function webhookUrl(siteOrigin: string): string {
  return `${siteOrigin}/api/stripe/webhook`;
}
