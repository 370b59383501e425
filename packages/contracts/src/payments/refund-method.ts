/** Days within which support refunds other payments than by card; the law allows 14 after a withdrawal. */
export const handRefundDays = 14;

const handWays: Readonly<Record<string, string>> = {
  bank_transfer: 'by bank transfer',
  paypal: 'with PayPal',
  installments: 'the same way you paid the installments',
};

/**
 * Returns the end of a sentence about a refund, without its full stop: to a card automatically, otherwise by support.
 * `until` is the latest time, such as "within 14 days".
 */
export function refundWay(method: string | null | undefined, until: string): string {
  if (method === 'card')
    return 'is refunded to your card automatically. Your bank can take 5 to 10 working days to show it';
  const way = handWays[method ?? ''] ?? 'the same way you paid';
  return `is refunded ${way}. Support sends it ${until}`;
}
