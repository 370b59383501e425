import type { SaxesTagNS } from 'saxes';

/** An open element. `local` is its name in Word's own namespace, or '' for any other. */
type OpenTag = Pick<SaxesTagNS, 'name' | 'attributes'> & { local: string };

type Frame = OpenTag & {
  /** Children as they will be written. */
  out: string[];
  /** Properties of a paragraph, which precede the text that an earlier paragraph passes to it. */
  properties: string;
  /** Text of earlier paragraphs whose end was deleted. The next paragraph begins with it. */
  carried: string;
  isDeleted: boolean;
  /** Whether it has visible content. Empty runs contain pictures and breaks. */
  hasText: boolean;
};

/** Elements that are removed with their content. */
const deletions = new Set(['del', 'moveFrom', 'delText', 'delInstrText', 'cellDel']);
const insertions = new Set(['ins', 'moveTo', 'cellIns', 'cellMerge']);
/** Elements that store former formatting, or that mark the start or end of a move or a deletion. */
const formerProperties =
  /^(?:\w+Change|(?:moveFrom|moveTo|customXml(?:Ins|Del|MoveFrom|MoveTo))Range(?:Start|End))$/;
/** Elements other than paragraphs that a body, cell or text box may contain. */
const blocks = new Set(['tbl', 'sdt', 'sectPr', 'customXml', 'altChunk']);
/** Elements with properties. A mark in one of them applies to the element that has the properties. */
const properties = new Set(['rPr', 'pPr', 'trPr', 'tcPr', 'numPr', 'tblPrEx']);

/** Returns a parser's event handlers that write the XML of a Word part with every tracked change accepted. */
export function acceptChanges() {
  const root = frameOf({ name: '', attributes: {}, local: '' });
  const frames: Frame[] = [root];
  const current = () => frames.at(-1) ?? root;
  const changes = {
    hasChanges: false,
    open(tag: OpenTag): void {
      frames.push(frameOf(tag));
    },
    text(text: string): void {
      const frame = current();
      frame.out.push(escapeText(text));
      frame.hasText ||= text.trim() !== '';
    },
    close(): void {
      const frame = frames.pop();
      if (frame) closeInto(current(), frame);
    },
    result: (): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${root.out.join('')}`,
  };

  function closeInto(parent: Frame, frame: Frame): void {
    const { local } = frame;
    const isDeletion = deletions.has(local);
    const isInsertion = insertions.has(local);
    const isFormer = formerProperties.test(local);
    changes.hasChanges ||= isDeletion || isInsertion || isFormer;
    if (isFormer) return;
    if (isDeletion) {
      // Word marks a deleted paragraph, row or cell in its properties.
      if (properties.has(parent.local)) parent.isDeleted = true;
      return;
    }
    if (isInsertion) {
      if (!properties.has(parent.local)) take(parent, frame, frame.out.join(''));
      return;
    }
    if (properties.has(local)) parent.isDeleted ||= frame.isDeleted;
    if (local === 'pPr' && parent.local === 'p') {
      parent.properties = written(frame);
      return;
    }
    if (local === 'p') {
      closeParagraph(parent, frame);
      return;
    }
    if (frame.isDeleted && (local === 'tr' || local === 'tc' || local === 'r')) return;
    if (local === 'tbl' && !frame.hasText && !hasRow(frame)) return;
    take(parent, frame, withCarried(frame));
  }

  return changes;
}

/** Joins a paragraph whose end was deleted with the next one, or removes it if it is empty. */
function closeParagraph(parent: Frame, frame: Frame): void {
  const text = parent.carried + frame.out.join('');
  const hasText = frame.hasText || parent.carried !== '';
  if (frame.isDeleted) {
    if (hasText) parent.carried = text;
    return;
  }
  parent.carried = '';
  take(parent, { ...frame, hasText }, written({ ...frame, out: [frame.properties, text] }));
}

/** Returns an element with the text that no later paragraph took. A cell needs at least one paragraph. */
function withCarried(frame: Frame): string {
  giveCarried(frame);
  const paragraph = prefixed(frame.name, 'p');
  if (frame.local === 'tc' && !frame.hasText && !frame.out.some((part) => part.includes(`<${paragraph}`)))
    frame.out.push(`<${paragraph}/>`);
  return written(frame);
}

/** Writes the remaining text as a separate paragraph. */
function giveCarried(frame: Frame): void {
  if (frame.carried === '') return;
  const paragraph = prefixed(frame.name, 'p');
  frame.out.push(`<${paragraph}>${frame.carried}</${paragraph}>`);
  frame.carried = '';
}

const prefixed = (name: string, local: string) =>
  name.includes(':') ? `${name.split(':')[0]}:${local}` : local;

const hasRow = (frame: Frame) => frame.out.some((part) => part.startsWith(`<${prefixed(frame.name, 'tr')}`));

function take(parent: Frame, frame: Frame, xml: string): void {
  if (blocks.has(frame.local)) giveCarried(parent);
  parent.out.push(xml);
  parent.hasText ||= frame.hasText || frame.local === 'r';
}

function frameOf(tag: OpenTag): Frame {
  return { ...tag, out: [], properties: '', carried: '', isDeleted: false, hasText: false };
}

function written({ name, attributes, out }: Pick<Frame, 'name' | 'attributes' | 'out'>): string {
  const list = Object.values(attributes).map(({ name: key, value }) => ` ${key}="${escapeAttribute(value)}"`);
  const content = out.join('');
  return content === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${content}</${name}>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
