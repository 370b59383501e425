export type FieldName = 'number' | 'expiry' | 'cvc' | 'postalCode';
export type FieldProblem = { code: string; message: string };

const isAmex = (number: string) => /^3[47]/.test(number);
const lengthOf = (number: string) => (isAmex(number) ? 15 : 16);

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A card number in groups while it is typed. */
export function shownNumber(text: string): string {
  const digits = digitsOf(text);
  const cut = digits.slice(0, lengthOf(digits));
  const groups = isAmex(cut) ? /^(\d{4})(\d{1,6})?(\d{1,5})?/ : /^(\d{4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  const [, ...parts] = groups.exec(cut) ?? ['', cut];
  return parts.filter(Boolean).join(' ');
}

/** An expiry as `MM / YY` while it is typed; a first digit above 1 gets its zero. */
export function shownExpiry(text: string): string {
  const digits = digitsOf(text)
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** What is wrong with a card number, in Stripe's words. */
export function numberProblem(text: string): FieldProblem | undefined {
  const digits = digitsOf(text);
  if (digits.length < lengthOf(digits)) {
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  return passesLuhn(digits) ? undefined : { code: 'invalid_number', message: 'Your card number is invalid.' };
}

/** What is wrong with an expiry on a day, in Stripe's words. */
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

/** What is wrong with a security code for a card, in Stripe's words. */
export function cvcProblem(text: string, number: string): FieldProblem | undefined {
  const length = isAmex(digitsOf(number)) ? 4 : 3;
  if (digitsOf(text).length >= length) return undefined;
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

/** What is wrong with a postal code, in Stripe's words. */
export function postalCodeProblem(text: string): FieldProblem | undefined {
  if (text.trim().length >= 3) return undefined;
  return { code: 'incomplete_zip', message: 'Your postal code is incomplete.' };
}

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
