import { academicTerms } from '@aw/contracts/documents/academic-terms';
import type { DocumentType } from '@aw/contracts/documents/document-types';
import { titleFromFileName } from '@aw/contracts/documents/title-from-file-name';
import type { UploadSuggestions } from '@aw/contracts/documents/upload-drafts';
import { cutText, oneLineText } from '@aw/contracts/one-line';
import { suggestSubject } from './suggest-subject';

type Texts = {
  fileName: string;
  /** Title in the document's properties; '' without one. */
  title: string;
  /** Text of the first pages; '' if they were not read. */
  text: string;
  /** Code of the suggested course. */
  courseCode: string | null;
  today: Date;
};

type FromText = Pick<UploadSuggestions, 'title' | 'documentType' | 'subject' | 'term'>;

/** Number of characters at the beginning of a document in which its type and term are looked for. */
const headLength = 600;

/** Suggests the fields that the texts of a file show. Fields that they do not show are missing. */
export function suggestFromText({ fileName, title, text, courseCode, today }: Texts): FromText {
  const suggestedTitle = suggestTitle({ fileName, title, text });
  const head = text.slice(0, headLength);
  const documentType = typeOf([titleFromFileName(fileName), title, head]);
  const subject = suggestSubject({ name: `${titleFromFileName(fileName)} ${title}`, text, courseCode });
  const term = termIn([fileName, title, head], today);
  return {
    title: suggestedTitle,
    ...(documentType && { documentType }),
    ...(subject && { subject }),
    ...(term && { term }),
  };
}

/** Titles that programs give to files when the author has typed none. */
const generatedTitle =
  /^(?:untitled|document ?\d*|(?:\w+ )?presentation ?\d*|microsoft (?:word|powerpoint)\b.*|slide ?\d*|title|titel|print|scan\w*)$|\.(?:docx?|pptx?|pdf|tex|dvi|indd|pages|key)$/i;
/** Words of the file names of cameras, scanners and downloads. */
const emptyWord =
  /^(?:untitled|document|presentation|scan\w*|img|image|photo|doc|file|download|new|copy|final|[^\p{L}]+)$/iu;

/** Returns whether a file name has only words that say nothing about its content. */
const isEmptyName = (name: string) =>
  name.split(/[\s\d()_.-]+/).every((word) => word === '' || emptyWord.test(word));

/** Returns how many words of a text match. Linear in the length of the text, unlike one expression for two words. */
const countWords = (text: string, word: RegExp) => text.split(/\s+/).filter((part) => word.test(part)).length;

function suggestTitle({ fileName, title, text }: Pick<Texts, 'fileName' | 'title' | 'text'>): string {
  const own = oneLineText(title);
  if (own.length >= 5 && countWords(own, /\p{L}/u) >= 2 && !generatedTitle.test(own))
    return cutText(own, 200);
  const name = titleFromFileName(fileName);
  return isEmptyName(name) ? (firstHeading(text) ?? name) : name;
}

/** Returns the first line that reads like a heading: two words or more, and not a sentence. */
function firstHeading(text: string): string | undefined {
  return text
    .split('\n')
    .slice(0, 12)
    .map(oneLineText)
    .find((line) => line.length >= 8 && line.length <= 120 && countWords(line, /\p{L}{3,}/u) >= 2);
}

/** Words of each type, the most specific first. */
const typeWords: [DocumentType, RegExp][] = [
  ['textbook', /\b(?:textbook solutions?|solutions? manual|answer key)\b/i],
  ['lab_report', /\b(?:lab(?:oratory)? reports?)\b/i],
  ['study_guide', /\b(?:study guides?|revision (?:guide|notes|sheet)|cheat ?sheet|review sheet)\b/i],
  [
    'exam',
    /\b(?:past (?:exam|paper)s?|mid-?terms?|final exam(?:ination)?|exam(?:ination)? paper|quiz \d)\b/i,
  ],
  ['assignment', /\b(?:assignments?|home ?works?|problem sets?|psets?|hw ?\d+)\b/i],
  ['notes', /\b(?:(?:class|lecture|course) notes?|notes|lectures?)\b/i],
];

/** Returns the type that the first of the texts names. */
function typeOf(texts: string[]): DocumentType | undefined {
  for (const text of texts) {
    const type = typeWords.find(([, words]) => words.test(text))?.[0];
    if (type) return type;
  }
  return undefined;
}

/** Returns the first term in the texts that the form offers. */
function termIn(texts: string[], today: Date): string | undefined {
  const offered = academicTerms(today);
  for (const text of texts)
    for (const [, season = '', year = ''] of text.matchAll(
      /(?<!\p{L})(winter|spring|summer|fall|autumn)[\s_-]{0,3}(20\d\d)(?!\d)/giu,
    )) {
      const term = `${nameOf(season)} ${year}`;
      if (offered.includes(term)) return term;
    }
  return undefined;
}

function nameOf(season: string): string {
  const name = season.toLowerCase();
  return name === 'autumn' ? 'Fall' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
