import { SaxesParser, type SaxesTagNS } from 'saxes';
import { acceptChanges } from './accept-changes';

/** Content of one XML part of a Word or PowerPoint file in addition to its visible text. */
type PartFindings = {
  hasHiddenText: boolean;
  /** Codes of fields, without the codes of nested fields. */
  fields: string[];
  /** Links in the part itself. */
  links: string[];
  /** True if a click starts a program or a macro. */
  startsProgram: boolean;
  /** The part with all changes accepted. Undefined if there are none. */
  accepted?: string;
};

const word = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const slides = new Set([
  'http://schemas.openxmlformats.org/presentationml/2006/main',
  'http://purl.oclc.org/ooxml/presentationml/main',
]);
const off = new Set(['0', 'false', 'off']);
const on = new Set(['1', 'true']);
const programAction = /^ppaction:\/\/(?:program|macro)/i;

/**
 * Returns the findings of a part, or undefined if it is not well-formed XML, which Word and PowerPoint do not open
 * either.
 */
export function examinePart(xml: string): PartFindings | undefined {
  const findings: PartFindings = {
    hasHiddenText: false,
    fields: [],
    links: [],
    startsProgram: false,
  };
  const fields = new FieldCodes(findings.fields);
  const parser = new SaxesParser({ xmlns: true });
  const changes = acceptChanges();
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', (tag) => {
    changes.open({ ...tag, local: word.has(tag.uri) ? tag.local : '' });
    if (word.has(tag.uri)) examineWord(tag, findings, fields);
    else examineOther(tag, findings);
  });
  parser.on('closetag', () => changes.close());
  parser.on('text', (text) => {
    changes.text(text);
    fields.text(text);
  });
  parser.on('cdata', (text) => {
    changes.text(text);
    fields.text(text);
  });
  parser.write(xml).close();
  if (isBroken) return undefined;
  fields.end();
  if (changes.hasChanges) findings.accepted = changes.result();
  return findings;
}

function examineWord(tag: SaxesTagNS, findings: PartFindings, fields: FieldCodes): void {
  const { local } = tag;
  if (local === 'vanish' && !off.has(attribute(tag, 'val') ?? '1')) findings.hasHiddenText = true;
  if (local === 'fldSimple') findings.fields.push(attribute(tag, 'instr') ?? '');
  if (local === 'fldChar') fields.mark(attribute(tag, 'fldCharType'));
  fields.open(local);
}

function examineOther(tag: SaxesTagNS, findings: PartFindings): void {
  const { local, uri } = tag;
  if (slides.has(uri)) {
    if (local === 'sld' && off.has(attribute(tag, 'show') ?? '1')) findings.hasHiddenText = true;
    if (local === 'cNvPr' && on.has(attribute(tag, 'hidden') ?? '0')) findings.hasHiddenText = true;
  }
  if (programAction.test(attribute(tag, 'action') ?? '')) findings.startsProgram = true;
  const link = attribute(tag, 'href');
  if (link !== undefined) findings.links.push(link);
}

function attribute(tag: SaxesTagNS, local: string): string | undefined {
  return Object.values(tag.attributes).find((each) => each.local === local)?.value;
}

/** Assembles the code of each field, which Word may spread over any number of runs and paragraphs. */
class FieldCodes {
  private readonly open_: string[] = [];
  private isCode = false;

  constructor(private readonly codes: string[]) {}

  open(local: string): void {
    this.isCode = local === 'instrText' || local === 'delInstrText';
  }

  mark(type: string | undefined): void {
    if (type === 'begin') this.open_.push('');
    else this.finish(type === 'end');
  }

  text(text: string): void {
    const last = this.open_.length - 1;
    if (this.isCode && last >= 0) this.open_[last] += text;
  }

  end(): void {
    while (this.open_.length > 0) this.finish(true);
  }

  private finish(isEnd: boolean): void {
    const code = isEnd ? this.open_.pop() : this.open_.at(-1);
    if (code !== undefined && code !== '') this.codes.push(code);
    if (!isEnd && this.open_.length > 0) this.open_[this.open_.length - 1] = '';
  }
}
