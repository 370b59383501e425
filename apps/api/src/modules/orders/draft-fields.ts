import type { OrderFields } from '@aw/contracts/orders/shapes';
import { integrityText } from '@aw/contracts/orders/values';
import type { OrderRow } from '@aw/db/orders';
import { pagesOf } from '@aw/pricing';
import { wrongRegion } from './order.errors';

/** Column of each field that is stored unchanged. An empty field is stored as null. */
const plainColumns = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  educationLevel: 'education_level',
  paperType: 'paper_type',
  paperQuality: 'paper_quality',
  majorCourse: 'major_course',
  topic: 'topic',
  whoAssisted: 'who_assisted',
  citationStyle: 'citation_style',
  reference: 'reference',
  paperDescription: 'paper_description',
  extraRequirements: 'extra_requirements',
  institutionCountry: 'institution_country',
  institutionRegion: 'institution_region',
  billingCountry: 'billing_country',
} as const satisfies Partial<Record<keyof OrderFields, keyof OrderRow>>;

type PlainField = keyof typeof plainColumns;
const plainFields = Object.keys(plainColumns) as PlainField[];

/** Columns of an order that the customer fills in. */
export type Brief = Pick<
  OrderRow,
  | (typeof plainColumns)[PlainField]
  | 'word_count'
  | 'number_of_pages'
  | 'delivery_time'
  | 'service'
  | 'time_zone'
  | 'integrity_acknowledged_at'
  | 'integrity_text'
>;

/** Brief of a new order, with the words, pages and delivery time that the form starts with. */
export const emptyBrief: Brief = {
  name: null,
  email: null,
  phone: null,
  education_level: null,
  paper_type: null,
  paper_quality: null,
  major_course: null,
  topic: null,
  who_assisted: null,
  citation_style: null,
  reference: null,
  paper_description: null,
  extra_requirements: null,
  institution_country: null,
  institution_region: null,
  billing_country: null,
  word_count: 250,
  number_of_pages: 1,
  delivery_time: '7-days',
  service: 'assignment-writing',
  time_zone: null,
  integrity_acknowledged_at: null,
  integrity_text: null,
};

/** Returns the brief with the sent fields applied. Throws 400 for a region of another country. */
export function withFields(brief: Brief, fields: OrderFields, now: Date): Brief {
  const sent = plainFields.flatMap((field) => {
    const value = fields[field];
    return value === undefined ? [] : [[plainColumns[field], value || null] as const];
  });
  const next: Brief = {
    ...brief,
    ...Object.fromEntries(sent),
    word_count: fields.wordCount ?? brief.word_count,
    number_of_pages: pagesAfter(brief, fields),
    delivery_time: fields.deliveryTime ?? brief.delivery_time,
    service: fields.service ?? brief.service,
    time_zone: fields.timeZone === undefined ? brief.time_zone : canonicalZone(fields.timeZone),
    ...acknowledgement(brief, fields.integrityAcknowledged, now),
  };
  return { ...next, institution_region: regionOf(next, fields) };
}

/** Returns the columns that differ. */
export function changedColumns(before: Brief, after: Brief): (keyof Brief)[] {
  // Both have the same keys, those of the empty brief.
  const keys = Object.keys(emptyBrief) as (keyof Brief)[];
  return keys.filter((key) => before[key] !== after[key]);
}

/** Returns only the columns of the brief. */
export function briefOf(order: OrderRow): Brief {
  const keys = Object.keys(emptyBrief) as (keyof Brief)[];
  return { ...emptyBrief, ...Object.fromEntries(keys.map((key) => [key, order[key]])) };
}

/**
 * Pages follow the number of words until the customer enters another number. Emptying the field makes them follow
 * again.
 */
function pagesAfter(brief: Brief, { numberOfPages, wordCount }: OrderFields): number {
  const words = wordCount ?? brief.word_count;
  if (numberOfPages !== undefined) return numberOfPages ?? pagesOf(words);
  return brief.number_of_pages === pagesOf(brief.word_count) ? pagesOf(words) : brief.number_of_pages;
}

function acknowledgement(brief: Brief, isGiven: boolean | undefined, now: Date) {
  if (isGiven === undefined || isGiven === (brief.integrity_acknowledged_at !== null)) return {};
  return {
    integrity_acknowledged_at: isGiven ? now : null,
    integrity_text: isGiven ? integrityText : null,
  };
}

/** A region belongs to its country: a new country without a region removes the old one. */
function regionOf({ institution_country, institution_region }: Brief, fields: OrderFields): string | null {
  if (institution_region === null || institution_region.startsWith(`${institution_country}-`))
    return institution_region;
  if (fields.institutionRegion) throw wrongRegion();
  return null;
}

/** Returns the time zone's canonical name, or null for an unknown zone. */
function canonicalZone(name: string | null): string | null {
  if (!name) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
