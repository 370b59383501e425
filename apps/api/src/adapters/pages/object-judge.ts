import type { PackedObjects } from './packed-objects';
import type { RefusalCode } from './page-reader';
import { nextObject } from './pdf-bytes';
import { isHarmful } from './pdf-places';
import { namesWithin, type ObjectNames, readNames } from './pdf-tokens';

/** An object and the bytes in which it begins; `packedAs` is its number when these are a stream of objects. */
type Found = { bytes: Buffer; at: number; object: ObjectNames; packedAs?: number };

/** Why a PDF is not taken. */
export type PdfFinding = Extract<
  RefusalCode,
  'active' | 'attachments' | 'encrypted' | 'too_large_inside' | 'unchecked'
>;

// Every byte is looked at about once; only a file that is built for it makes one look again and again.
const looksPerByte = 8;
const freeLooks = 65_536;

const programs = ['JavaScript', 'OnInstantiate', 'Launch', 'XFA', 'SubmitForm', 'ImportData', 'GoToE'];
const active = new Set(programs.concat('Movie', 'Sound', 'Rendition'));
const attachments = new Set(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment']);
const fileNames = ['Filespec', 'FileSpec', 'F', 'UF', 'DOS', 'Mac', 'Unix', 'Desc', 'AFRelationship'];

/** Judges the objects of a PDF one by one, with a bound on the work that a file may ask for. */
export class ObjectJudge {
  private looks: number;
  /** Set once an object does not end before the next: what follows may belong to it. */
  private isLoose = false;
  /** Objects that are harmful strings, and the objects that places point at; each as a link ('URI 7') or a file ('F 7'). */
  private readonly harmful = new Set<string>();
  private readonly pointed = new Set<string>();

  constructor(length: number) {
    this.looks = looksPerByte * length + freeLooks;
  }

  /** What one object carries, or that looking for it took too long. */
  judge({ bytes, at, object, packedAs }: Found): PdfFinding | undefined {
    this.looks -= object.end - at;
    if (this.looks < 0) return 'unchecked';
    if (packedAs === undefined) this.isLoose ||= object.isOpen;
    if (object.isOdd || object.isOpen || (this.isLoose && packedAs === undefined)) {
      const next = packedAs !== undefined ? -1 : nextObject(bytes, at);
      const end = next < 0 ? bytes.length : next;
      this.looks -= end - at;
      const found = judgeNames(namesWithin(bytes, at, end));
      if (found) return found;
    }
    for (const { key, text, object: target } of object.places) {
      if (target !== undefined) this.pointed.add(`${isHarmful(key, '//') ? 'F' : 'URI'} ${target}`);
      else if (text !== undefined && key !== '' && isHarmful(key, text)) return 'active';
      else if (text !== undefined && key === '')
        for (const as of ['URI', 'F'])
          if (isHarmful(as, text)) this.harmful.add(`${as} ${packedAs ?? numberBefore(bytes, at)}`);
    }
    return judgeNames(object.names);
  }

  /** What the objects of a stream carry. */
  judgePacked({ content, starts }: PackedObjects): PdfFinding | undefined {
    this.looks += looksPerByte * content.length;
    for (const [number, at] of starts) {
      const found = this.judge({
        bytes: content,
        at,
        object: readNames(content, at, true),
        packedAs: number,
      });
      if (found) return found;
    }
    return undefined;
  }

  /** Whether a place is written in an object of its own, once all objects are known. */
  judgeReferences(): PdfFinding | undefined {
    for (const string of this.harmful) if (this.pointed.has(string)) return 'active';
    return undefined;
  }
}

/** What the names of one object say. */
export function judgeNames(names: ReadonlySet<string>): 'active' | 'attachments' | undefined {
  for (const name of names) {
    if (active.has(name) || name.startsWith('RichMedia')) return 'active';
    if (attachments.has(name)) return 'attachments';
  }
  return names.has('EF') && fileNames.some((name) => names.has(name)) ? 'attachments' : undefined;
}

/** The number of the object whose content begins at an offset. */
function numberBefore(bytes: Buffer, at: number): number {
  return Number(/(\d+)\s+\d+\s+obj$/.exec(bytes.toString('latin1', Math.max(0, at - 40), at))?.[1]);
}
