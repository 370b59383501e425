/**
 * Decimal digits of currencies whose minor unit is not a hundredth: ISO 4217, as Stripe counts amounts. Stripe counts
 * ISK and UGX in hundredths although they have none, so they are not listed.
 */
const digitsByCurrency: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
};

/** Returns the decimal digits of a currency's minor unit: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return digitsByCurrency[currency.toUpperCase()] ?? 2;
}

/** Returns the number of minor units in one unit: 100 for USD, 1 for JPY, 1,000 for KWD. */
export function minorPerUnit(currency: string): number {
  return 10 ** minorDigits(currency);
}

/**
 * Returns the steps in which amounts of a currency can be paid, in minor units: 10 for KWD, 1 for USD. Stripe takes
 * currencies with three decimals only when the last one is 0: https://docs.stripe.com/currencies#three-decimal
 */
export function paymentStepMinor(currency: string): number {
  return minorDigits(currency) === 3 ? 10 : 1;
}

/** Returns an amount without its currency, with decimals only if it has some: `30`, `1,250.50`, `−5`. */
export function bareMoney(amountMinor: number, currency: string): string {
  const perUnit = minorPerUnit(currency);
  const digits = amountMinor % perUnit === 0 ? 0 : minorDigits(currency);
  const amount = (Math.abs(amountMinor) / perUnit).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${amountMinor < 0 ? '−' : ''}${amount}`;
}

/** Returns an amount with its currency, as on every page, mail and receipt: `30 USD`. */
export function moneyText(amountMinor: number, currency: string): string {
  return `${bareMoney(amountMinor, currency)} ${currency}`;
}

/**
 * Returns an amount with all decimals of its currency and without separators, for fields and tables: `30.00`, or `30`
 * in JPY.
 */
export function decimalMoney(amountMinor: number, currency: string): string {
  return (amountMinor / minorPerUnit(currency)).toFixed(minorDigits(currency));
}
