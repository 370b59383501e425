const ways: Readonly<Record<string, string>> = {
  bank_transfer: 'Bank transfer',
  paypal: 'PayPal',
  installments: 'Installment',
};

type Payment = {
  method: string;
  card_brand: string | null;
  card_last4: string | null;
  reference: string | null;
};

/** How money came, as a receipt says it: "Visa card ending in 4242", "Bank transfer, reference 77". */
export function methodText({ method, card_brand: brand, card_last4: last4, reference }: Payment): string {
  if (method !== 'card')
    return [ways[method] ?? method, ...(reference ? [`reference ${reference}`] : [])].join(', ');
  const name = brand ? `${brand.charAt(0).toUpperCase()}${brand.slice(1)} card` : 'Card';
  return last4 ? `${name} ending in ${last4}` : name;
}
