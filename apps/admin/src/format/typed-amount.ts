/** What was typed as an amount: its minor units, or what is wrong with it. */
export type TypedAmount =
  | { amountMinor: number; error?: undefined }
  | { amountMinor?: undefined; error: string };

const mostMinor = 100_000_000;

/** Reads an amount as people type it, such as '12', '12.50' or '1,250.00'; a comma never stands for the cents. */
export function typedAmount(text: string, currency: string): TypedAmount {
  const typed = text.trim();
  if (typed === '') return { error: 'Please enter an amount.' };
  if (/^\d+,\d{1,2}$/.test(typed)) {
    return { error: `Please write the cents after a point: ${typed.replace(',', '.')}` };
  }
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(typed);
  if (!parts) {
    return /^[\d,]*\.\d{3,}$/.test(typed)
      ? { error: 'Please enter two digits after the point at most.' }
      : { error: `Please enter an amount in ${currency} as figures, such as 12 or 12.50.` };
  }
  const [, whole = '', cents = ''] = parts;
  const amountMinor = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (amountMinor === 0) return { error: 'Please enter an amount above 0.' };
  if (amountMinor > mostMinor) return { error: `Please enter at most 1,000,000 ${currency}.` };
  return { amountMinor };
}

/** The same with an upper bound that is known beforehand, such as what can still be refunded. */
export function typedAmountUpTo(text: string, currency: string, mostMinor: number): TypedAmount {
  const amount = typedAmount(text, currency);
  if (amount.amountMinor === undefined || amount.amountMinor <= mostMinor) return amount;
  return { error: `Please enter at most ${amountField(mostMinor)} ${currency}.` };
}

/** An amount as it stands in a field: 30.00. */
export function amountField(minor: number): string {
  return (minor / 100).toFixed(2);
}
