export type FieldName = 'number' | 'expiry' | 'cvc' | 'postalCode';
export type FieldProblem = { code: string; message: string };

const isAmex = (number: string) => /^3[47]/.test(number);
const lengthOf = (number: string) => (isAmex(number) ? 15 : 16);

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns a card number in groups, for display while the person types. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const cut = digits.slice(0, lengthOf(digits));
  const groups = isAmex(cut) ? /^(\d{4})(\d{1,6})?(\d{1,5})?/ : /^(\d{4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  const [, ...parts] = groups.exec(cut) ?? ['', cut];
  return parts.filter(Boolean).join(' ');
}

/** Returns an expiry date as `MM / YY`, for display while the person types. A first digit above 1 gets a leading zero. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text)
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Returns the problem of a card number with Stripe's text, if any. */
export function numberProblem(text: string): FieldProblem | undefined {
  const digits = digitsOf(text);
  if (digits.length < lengthOf(digits)) {
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  return passesLuhn(digits) ? undefined : { code: 'invalid_number', message: 'Your card number is invalid.' };
}

/** Returns the problem of an expiry date with Stripe's text, if any. */
export function expiryProblem(text: string, today: Date): FieldProblem | undefined {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4 || month < 1 || month > 12) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  const year = 2000 + Number(digits.slice(2));
  if (year < today.getFullYear()) {
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
  }
  return undefined;
}

/** Returns the problem of a security code with Stripe's text, if any. */
export function cvcProblem(text: string, number: string): FieldProblem | undefined {
  const length = isAmex(digitsOf(number)) ? 4 : 3;
  if (digitsOf(text).length >= length) return undefined;
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

/** Returns the problem of a postal code with Stripe's text, if any. */
export function postalCodeProblem(text: string): FieldProblem | undefined {
  if (text.trim().length >= 3) return undefined;
  return { code: 'incomplete_zip', message: 'Your postal code is incomplete.' };
}

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
