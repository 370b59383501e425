import { linesOf } from './page-lines';
import { readable, sentencesOf } from './sentences';

/** A sentence, item of a list, table or formula of a text. Together the units, joined by spaces, are the text. */
export type Unit = {
  text: string;
  kind: 'sentence' | 'table' | 'formula' | 'heading';
  /** Heading under which it stands; empty before the first one. */
  heading: string;
  /** Number of its paragraph. */
  paragraph: number;
  isItem: boolean;
  /** Whether it is under a heading such as "Test yourself", so that it may be an exercise. */
  isTask: boolean;
};

type Paragraph = { text: string; kind: Unit['kind']; heading: string; isItem: boolean };

const taskHeading =
  /^\W*(\d+\.\s*)?(practice|exercises?|questions?|problems?|tasks?|(test|check) yourself|try it|for the exam|your turn|part [a-e]\b|essay plans)/i;

/** Maximum length of a table that is quoted as a whole; a longer one is divided. */
const maxTableLength = 400;

/** Divides the text of a page. Its title runs along its pages and is left out. */
export function unitsOfPage(text: string, title: string): Unit[] {
  const paragraphs: Paragraph[] = [];
  let heading = '';
  let loose: { text: string; kind: string }[] = [];
  let isOpen = false;
  const flush = () => {
    const [first] = loose.length > 0 ? looseParagraphs(loose, heading) : [];
    const head = first?.kind === 'table' ? takeHead(paragraphs) : undefined;
    if (head) loose.unshift({ text: head, kind: 'row' });
    if (first) paragraphs.push(...looseParagraphs(loose, heading));
    loose = [];
  };
  for (const { text: line, kind } of linesOf(text, title)) {
    if (kind === 'fragment' || kind === 'row') {
      loose.push({ text: line, kind });
      isOpen = false;
      continue;
    }
    flush();
    const last = paragraphs.at(-1);
    if (kind === 'heading') {
      heading = line;
      paragraphs.push({ text: line, kind: 'heading', heading, isItem: false });
    } else if (kind === 'prose' && isOpen && last) last.text += `\n${line}`;
    else paragraphs.push({ text: line, kind: 'sentence', heading, isItem: kind === 'item' });
    isOpen = kind !== 'heading';
  }
  flush();
  return unitsOf(paragraphs);
}

const ends = /[.!?:;]$/;

/** Takes the last line from the last paragraph and returns it, if it is the head of a table, which has no end. */
function takeHead(paragraphs: Paragraph[]): string | undefined {
  const last = paragraphs.at(-1);
  const lines = last?.text.split('\n') ?? [];
  const [line, before] = [lines.at(-1), lines.at(-2)];
  if (last?.kind !== 'sentence' || !line || ends.test(line) || (before && !ends.test(before)))
    return undefined;
  if (lines.length === 1) paragraphs.pop();
  else last.text = lines.slice(0, -1).join('\n');
  return line;
}

const numbers = /\d[\d.,]*%?(\s|$)/g;

/** Rows of words or numbers are a table, which is quoted as a whole; symbols alone are a formula or the labels of a figure. */
function looseParagraphs(lines: readonly { text: string; kind: string }[], heading: string): Paragraph[] {
  const rows = lines.filter(({ text, kind }) => kind === 'row' || (text.match(numbers)?.length ?? 0) >= 2);
  const isTable = rows.length >= 2 && rows.length >= lines.length / 2;
  const chunks: string[] = [];
  for (const { text } of lines) {
    const last = chunks.at(-1);
    if (last !== undefined && last.length + text.length < maxTableLength)
      chunks[chunks.length - 1] = `${last}\n${text}`;
    else chunks.push(text);
  }
  return chunks.map((text) => ({ text, kind: isTable ? 'table' : 'formula', heading, isItem: false }));
}

const markdownItem = /^(\s*)([-*+]|\d{1,2}[.)])\s/;

/** Divides a text in Markdown. */
export function unitsOfMarkdown(text: string): Unit[] {
  let heading = '';
  const paragraphs = text.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d{1,2}[.)])\s)/).flatMap((part): Paragraph[] => {
    const trimmed = part.trim();
    if (trimmed === '') return [];
    const isHeading = /^#{1,6}\s/.test(trimmed);
    if (isHeading) heading = trimmed.replace(/^#+\s*/, '');
    const isFormula = /^\$\$[^$]*\$\$$/.test(trimmed);
    const kind = isHeading ? 'heading' : isFormula ? 'formula' : 'sentence';
    return [{ text: trimmed, kind, heading, isItem: markdownItem.test(part) }];
  });
  return unitsOf(paragraphs, { isMarkdown: true });
}

function unitsOf(paragraphs: readonly Paragraph[], how?: { isMarkdown: boolean }): Unit[] {
  return paragraphs.flatMap(({ text, kind, heading, isItem }, paragraph) => {
    const of = { kind, heading, paragraph, isItem, isTask: taskHeading.test(heading) };
    const texts = kind === 'sentence' ? withLabels(sentencesOf(text, how)) : [readable(text)];
    return texts.map((one): Unit => ({ text: one, ...of }));
  });
}

/** Numbers of items and labels such as "Lag." before a sentence. */
const label = /^(\S{1,4}|\(?\w{1,2}[.)]|[^.!?]{1,30}[.!])$/;

/** Joins the number of an item, or its label, with the sentence after it. */
function withLabels(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let before = '';
  for (const [at, sentence] of sentences.entries()) {
    const whole = before === '' ? sentence : `${before} ${sentence}`;
    const isLabel = label.test(sentence) && sentence.split(' ').length <= 4 && at < sentences.length - 1;
    if (isLabel && whole.length < 60) before = whole;
    else {
      joined.push(whole);
      before = '';
    }
  }
  return joined;
}
