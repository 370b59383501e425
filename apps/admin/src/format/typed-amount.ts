import { decimalMoney, minorDigits, minorPerUnit, paymentStepMinor } from '@aw/contracts/money-text';
import * as z from 'zod/mini';

/** A typed amount in minor units, or an error. */
export type TypedAmount =
  | { amountMinor: number; error?: undefined }
  | { amountMinor?: undefined; error: string };

const maxUnits = 1_000_000;
const digitNames = ['no', 'one', 'two', 'three'];

/**
 * Reads an amount as people type it, such as '12', '12.50' or '1,250.00', in minor units of `currency`. A comma groups
 * thousands and never starts the decimals.
 */
export function typedAmount(text: string, currency: string): TypedAmount {
  const typed = text.trim();
  const digits = minorDigits(currency);
  if (typed === '') return { error: 'Please enter an amount.' };
  if (digits > 0 && /^\d+,\d{1,2}$/.test(typed)) {
    return { error: `Please write the decimals after a point: ${typed.replace(',', '.')}` };
  }
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(typed);
  if (!parts) {
    const example = decimalMoney(12.5 * minorPerUnit(currency), currency);
    return {
      error: `Please enter an amount in ${currency} as figures, such as ${digits > 0 ? `12 or ${example}` : '1200'}.`,
    };
  }
  const [, whole = '', decimals = ''] = parts;
  if (decimals.length > digits) {
    return {
      error:
        digits === 0
          ? `Please enter a whole amount: ${currency} has no decimals.`
          : `Please enter at most ${digitNames[digits]} digits after the point.`,
    };
  }
  const amountMinor =
    Number(whole.replaceAll(',', '')) * minorPerUnit(currency) + Number(decimals.padEnd(digits, '0'));
  const stepMinor = paymentStepMinor(currency);
  if (amountMinor % stepMinor !== 0) {
    return {
      error: `Please round to ${decimalMoney(stepMinor, currency)} ${currency}: smaller steps cannot be paid.`,
    };
  }
  if (amountMinor === 0) return { error: 'Please enter an amount above 0.' };
  if (amountMinor > maxUnits * minorPerUnit(currency))
    return { error: `Please enter at most 1,000,000 ${currency}.` };
  return { amountMinor };
}

/** Reads an amount that has a known upper bound, such as what can still be refunded. */
export function typedAmountUpTo(text: string, currency: string, maxMinor: number): TypedAmount {
  const amount = typedAmount(text, currency);
  if (amount.amountMinor === undefined || amount.amountMinor <= maxMinor) return amount;
  return { error: `Please enter at most ${decimalMoney(maxMinor, currency)} ${currency}.` };
}

/** Schema of an amount in a form: takes the typed text and returns minor units of `currency`. */
export function amountField(currency: string, maxMinor = Number.POSITIVE_INFINITY) {
  return z.pipe(
    z.string(),
    z.transform((text, { issues }) => {
      const { amountMinor, error } = typedAmountUpTo(text, currency, maxMinor);
      if (amountMinor !== undefined) return amountMinor;
      issues.push({ code: 'custom', message: error, input: text });
      return z.NEVER;
    }),
  );
}
