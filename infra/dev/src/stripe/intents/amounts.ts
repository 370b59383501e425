import { badRequest } from '../failures';

const minAmount = 50;
const maxAmount = 99_999_999;

/** Returns the amount in the currency's smallest unit. Throws if Stripe would refuse it. */
export function checkedAmount(amount: number, currency: string): number {
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw badRequest(message, 'parameter_invalid_integer', 'amount');
  }
  if (amount < minAmount) {
    const message = `Amount must be at least $0.50 ${currency}`;
    throw badRequest(message, 'amount_too_small', 'amount');
  }
  if (amount > maxAmount) {
    const message = `Amount must be no more than $999,999.99 ${currency}`;
    throw badRequest(message, 'amount_too_large', 'amount');
  }
  return amount;
}

/** Returns the three letters of a currency in lower case. Throws if it is none. */
export function checkedCurrency(currency: string): string {
  const lower = currency.toLowerCase();
  if (!/^[a-z]{3}$/.test(lower)) {
    throw badRequest(`Invalid currency: ${currency}.`, 'parameter_invalid_string', 'currency');
  }
  return lower;
}
