import type { RefusalCode } from '../page-reader';
import type { PackedObjects } from './packed-objects';
import { nextObject } from './pdf-bytes';
import { isHarmful, type PlaceKind, placeKind } from './pdf-places';
import { namesWithin, type ObjectNames, readNames } from './pdf-tokens';

/** An object and the bytes in which it begins. `packedAs` is its number if these are an object stream. */
type Found = { bytes: Buffer; at: number; object: ObjectNames; packedAs?: number };

/** Reason why a PDF is refused. */
export type PdfFinding = Extract<
  RefusalCode,
  'active' | 'attachments' | 'encrypted' | 'too_large_inside' | 'unchecked'
>;

// Every byte is read about once. Only a file that is built for it requires many readings.
const looksPerByte = 8;
const freeLooks = 65_536;

const active = new Set(['JavaScript', 'OnInstantiate', 'XFA']);
/** Active only as the type of an object: destinations and roles of text have such names as well. */
const activeTypes = new Set(['Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Movie', 'Sound', 'Rendition']);
const placeKinds: readonly PlaceKind[] = ['link', 'base', 'file'];
const attachments = new Set(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment']);
const fileNames = ['Filespec', 'FileSpec', 'F', 'UF', 'DOS', 'Mac', 'Unix', 'Desc', 'AFRelationship'];

/** Judges the objects of a PDF one by one, with a limit on the work. */
export class ObjectJudge {
  private looks: number;
  /** Set if an object does not end before the next one, because what follows may belong to it. */
  private isLoose = false;
  /** Objects that are harmful strings, and objects to which places refer, each with the kind of place ('link 7'). */
  private readonly harmful = new Set<string>();
  private readonly pointed = new Set<string>();

  private readonly seen = { EF: false, AF: false };

  constructor(length: number) {
    this.looks = looksPerByte * length + freeLooks;
  }

  /** Returns the finding of one object, or that the search took too long. */
  judge({ bytes, at, object, packedAs }: Found): PdfFinding | undefined {
    this.looks -= object.end - at;
    if (this.looks < 0 || object.isBeyond) return 'unchecked';
    this.seen.EF ||= object.names.has('EF');
    this.seen.AF ||= object.names.has('AF');
    if (packedAs === undefined) this.isLoose ||= object.isOpen;
    if (object.isOdd || object.isOpen || (this.isLoose && packedAs === undefined)) {
      const next = packedAs !== undefined ? -1 : nextObject(bytes, at);
      const end = next < 0 ? bytes.length : next;
      this.looks -= end - at;
      const names = namesWithin(bytes, at, end);
      const finding = judgeNames({ names, types: names });
      if (finding) return finding;
    }
    for (const { key, text, object: target } of object.places) {
      const kind = placeKind(key);
      if (target !== undefined) this.pointed.add(`${kind} ${target}`);
      else if (text !== undefined && kind && isHarmful(kind, text)) return 'active';
      else if (text !== undefined && !kind)
        for (const as of placeKinds)
          if (isHarmful(as, text)) this.harmful.add(`${as} ${packedAs ?? numberBefore(bytes, at)}`);
    }
    return judgeNames(object);
  }

  /** Returns the finding of the objects in a stream. */
  judgePacked({ content, starts }: PackedObjects): PdfFinding | undefined {
    this.looks += looksPerByte * content.length;
    for (const [number, at] of starts) {
      const finding = this.judge({
        bytes: content,
        at,
        object: readNames(content, at, true),
        packedAs: number,
      });
      if (finding) return finding;
    }
    return undefined;
  }

  /** Returns the finding of several objects together: a place in a separate object, or a file without a name. */
  judgeAll(): PdfFinding | undefined {
    for (const string of this.harmful) if (this.pointed.has(string)) return 'active';
    for (const place of this.pointed) if (this.harmful.has(place.replace(/\d+$/, 'NaN'))) return 'active';
    return this.seen.EF && this.seen.AF ? 'attachments' : undefined;
  }
}

/** Returns the finding of one object's names. */
function judgeNames({ names, types }: Pick<ObjectNames, 'names' | 'types'>) {
  for (const type of types) if (activeTypes.has(type)) return 'active';
  for (const name of names) {
    if (active.has(name) || name.startsWith('RichMedia')) return 'active';
    if (attachments.has(name)) return 'attachments';
  }
  return names.has('EF') && fileNames.some((name) => names.has(name)) ? 'attachments' : undefined;
}

/** Returns the number of the object whose content begins at an offset, or NaN if it is not written as usual. */
function numberBefore(bytes: Buffer, at: number): number {
  return Number(/(\d+)\s+\d+\s+obj$/.exec(bytes.toString('latin1', Math.max(0, at - 40), at))?.[1]);
}
