/** Days within which support sends back by hand what did not come by card; the law gives 14 after a withdrawal. */
export const handRefundDays = 14;

const handWays: Readonly<Record<string, string>> = {
  bank_transfer: 'by bank transfer',
  paypal: 'with PayPal',
  installments: 'the same way you paid the installments',
};

/**
 * How money goes back, as the end of a sentence that begins with the money: to a card by itself, otherwise by whose hand
 * and until when. `until` is as "within 14 days".
 */
export function refundWay(method: string | null | undefined, until: string): string {
  if (method === 'card')
    return 'goes back to your card automatically; it can take your bank 5 to 10 working days to show it';
  const way = handWays[method ?? ''] ?? 'the same way you paid';
  return `is refunded ${way}; our support sends it ${until}`;
}
