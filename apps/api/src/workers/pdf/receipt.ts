import { percentText } from '@aw/contracts/duration-text';
import { longDate } from '@aw/contracts/long-date';
import { moneyText } from '@aw/contracts/money-text';
import { openSheet, type Sheet } from './sheet';

/** A payment or refund: its time, its text, and its amount in minor units, negative for a refund. */
export type MoneyLine = { at: Date; text: string; minor: number };

/** Facts on a receipt. Amounts are in minor units of `currency`. */
export type ReceiptFacts = {
  number: string;
  seller: { name: string; email: string; phone: string; origin: string };
  customer: { name: string | null; email: string | null; country: string | null };
  orderedAt: Date | null;
  issuedAt: Date;
  currency: string;
  work: string;
  baseMinor: number;
  discountMinor: number;
  discountPercent: number;
  totalMinor: number;
  /** Taxes included in the total. */
  taxes: { name: string; percent: number; amountMinor: number }[];
  payments: MoneyLine[];
  refunds: MoneyLine[];
  /** Promised refunds that have not been made yet. They are not subtracted from the amount paid. */
  promised: MoneyLine[];
};

/** Draws the receipt of an order as an A4 PDF with embedded fonts. */
export async function drawReceipt(facts: ReceiptFacts): Promise<Buffer> {
  const sheet = openSheet(`Receipt for order ${facts.number}`, facts.issuedAt);
  sheet.text(facts.seller.name, { size: 13, isBold: true });
  sheet.gap(14);
  sheet.heading('Receipt', 30);
  sheet.gap(8);
  writeParties(sheet, facts);
  sheet.gap(10);
  sheet.rule();
  writePrice(sheet, facts);
  sheet.gap(14);
  writeMoney(sheet, facts);
  sheet.gap(18);
  writeSeller(sheet, facts);
  return sheet.end();
}

function writeParties(sheet: Sheet, { number, customer, orderedAt, issuedAt }: ReceiptFacts): void {
  sheet.text(`Order ${number}`, { isBold: true });
  if (orderedAt) sheet.text(`Ordered on ${longDate(orderedAt, 'UTC')}`);
  sheet.text(`Issued on ${longDate(issuedAt, 'UTC')}`);
  sheet.gap(8);
  const who = [customer.name, customer.email, customer.country].filter((one) => one !== null);
  if (who.length === 0) return;
  sheet.text('Customer', { isBold: true });
  for (const one of who) sheet.text(one);
}

function writePrice(sheet: Sheet, facts: ReceiptFacts): void {
  const money = (minor: number) => moneyText(minor, facts.currency);
  sheet.row(facts.work, money(facts.baseMinor));
  if (facts.discountMinor > 0)
    sheet.row(`Discount (${percentText(facts.discountPercent)})`, money(-facts.discountMinor));
  sheet.rule();
  sheet.row('Total', money(facts.totalMinor), { isBold: true, size: 12 });
  for (const { name, percent, amountMinor } of facts.taxes)
    sheet.row(`Includes ${name} at ${percentText(percent)}`, money(amountMinor), { isQuiet: true });
  if (facts.taxes.length === 0) sheet.text('No tax is included.', { isQuiet: true });
}

function writeMoney(sheet: Sheet, facts: ReceiptFacts): void {
  const money = (minor: number) => moneyText(minor, facts.currency);
  const write = ({ at, text, minor }: MoneyLine) =>
    sheet.row(`${longDate(at, 'UTC')}: ${text}`, money(minor));
  sheet.heading('Payments', 15);
  sheet.gap(4);
  facts.payments.forEach(write);
  if (facts.refunds.length > 0) {
    sheet.gap(6);
    sheet.heading('Refunds', 15);
    sheet.gap(4);
    facts.refunds.forEach(write);
  }
  sheet.rule();
  const left = [...facts.payments, ...facts.refunds].reduce((sum, { minor }) => sum + minor, 0);
  sheet.row(facts.refunds.length > 0 ? 'Paid after refunds' : 'Paid', money(left), { isBold: true });
  if (facts.promised.length === 0) return;
  sheet.gap(6);
  sheet.heading('Pending refunds', 15);
  sheet.gap(4);
  for (const { text, minor } of facts.promised) sheet.row(text, money(minor));
}

function writeSeller(sheet: Sheet, { seller }: ReceiptFacts): void {
  sheet.text(`${seller.name}, ${seller.origin.replace(/^https?:\/\//, '')}`, { size: 9, isQuiet: true });
  sheet.text(`${seller.email}, ${seller.phone}`, { size: 9, isQuiet: true });
  sheet.text('Dates are in UTC.', { size: 9, isQuiet: true });
}
