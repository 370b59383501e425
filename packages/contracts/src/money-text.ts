/** An amount in minor units without its currency, cents only where there are some: `30`, `1,250.50`, `−5`. */
export function bareMoney(amountMinor: number): string {
  const digits = amountMinor % 100 === 0 ? 0 : 2;
  const amount = (Math.abs(amountMinor) / 100).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${amountMinor < 0 ? '−' : ''}${amount}`;
}

/** The same with its currency, as it stands on every page, mail and receipt: `30 USD`. */
export function moneyText(amountMinor: number, currency: string): string {
  return `${bareMoney(amountMinor)} ${currency}`;
}
