import { documentTypeNames, documentTypes } from '@aw/contracts/documents/document-types';
import { defaultSubject, subjects } from '@aw/contracts/documents/subjects';
import type { SelectOption } from '@aw/ui/primitives/select';

/** Languages in which students write most, by the codes of ISO 639. */
const languages = [
  'ar',
  'zh',
  'nl',
  'en',
  'fr',
  'de',
  'el',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'fa',
  'pl',
  'pt',
  'ru',
  'es',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
];

const yearsBack = 10;

/** Returns the name of a language in English, or its code if it has none. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** Returns the types of documents, after the choice of all. */
export function typeOptions(): SelectOption[] {
  return withAll(
    'All types',
    documentTypes.map((type) => ({ value: type, label: documentTypeNames[type] })),
  );
}

/** Returns the subjects, after the choice of all. */
export function subjectOptions(chosen: string | undefined): SelectOption[] {
  return withAll('All subjects', optionsOf([...subjects, defaultSubject], chosen));
}

/** Returns the languages by name, after the choice of all. */
export function languageOptions(chosen: string | undefined): SelectOption[] {
  const options = optionsOf(languages, chosen, languageName);
  return withAll(
    'All languages',
    options.toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  );
}

/** Returns this year and the ones before it, after the choice of all. */
export function yearOptions(chosen: number | undefined, thisYear: number): SelectOption[] {
  const years = Array.from({ length: yearsBack }, (_, back) => String(thisYear - back));
  return withAll('Any year', optionsOf(years, chosen?.toString()));
}

/** Returns an option for each value. A value from the address that is not offered is added, so that it is shown. */
function optionsOf(
  values: readonly string[],
  chosen: string | undefined,
  label: (value: string) => string = (value) => value,
): SelectOption[] {
  const all = chosen === undefined || values.includes(chosen) ? values : [...values, chosen];
  return all.map((value) => ({ value, label: label(value) }));
}

function withAll(label: string, options: SelectOption[]): SelectOption[] {
  return [{ value: '', label }, ...options];
}
