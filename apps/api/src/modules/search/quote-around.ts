import { isStatement } from './sentences';
import type { Unit } from './text-units';

const maxLength = 400;
/** Maximum length with the formula or list that a quotation announces. */
const maxAnnouncedLength = 520;

const ends = /[.!?…][\])”"’*_$]*$/;
const announces = /:[*_]*$/;

const textOf = (units: readonly Unit[]) => units.map(({ text }) => text).join(' ');

/** Whether units can be quoted: no headings, no labels of a figure, no questions and exercises with points. */
export function isQuotable(units: readonly Unit[]): boolean {
  return (
    units.every(({ kind }) => kind === 'sentence' || kind === 'table') &&
    units.some(({ text }) => isStatement(text)) &&
    isStatement(textOf(units))
  );
}

/** A formula, such as "PV = C · …", rather than the labels of a figure. */
const equation = /^\S{1,8}(\s\S{1,8}){0,3}\s?[=≈<>≤≥]|^\S{1,8}\s*$/u;

/** Whether a formula follows a unit that announces it, as in "is given by: …", or states what the formula says. */
export function hasFormulaAfter(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  if (next?.kind !== 'formula' || unit?.kind !== 'sentence') return false;
  return !ends.test(unit.text) || equation.test(next.text);
}

/** Whether a text ends where a sentence, an item, a formula or a table ends. */
export function isWhole({ text, kind, isItem }: Unit): boolean {
  return kind !== 'sentence' || isItem || ends.test(text);
}

/**
 * Quotes the units from one to another with those around them under the same heading, up to 400 characters, the next one
 * and the previous one in turns. Ends with a whole sentence, and with the formula or list that it announces. Stops at units
 * that are already taken. Returns the indexes of the first and the last unit of the quotation.
 */
export function quoteAround(
  units: readonly Unit[],
  [from, to]: readonly [number, number],
  isTaken: (unit: Unit) => boolean,
): [number, number] {
  let [first, last] = [from, to];
  const fits = (start: number, end: number, most = maxLength) =>
    textOf(units.slice(start, end + 1)).length <= most;
  const canAdd = (at: number): boolean => {
    const unit = units[at];
    return (
      unit !== undefined &&
      unit.kind === 'sentence' &&
      unit.heading === units[from]?.heading &&
      !isTaken(unit)
    );
  };
  /** Returns the last unit of what the unit at a place announces: the place itself if that is nothing. */
  const announcedBy = (at: number, start: number): number => {
    let end = at;
    const isList = announces.test(units[at]?.text ?? '');
    while (end + 1 < units.length && fits(start, end + 1, maxAnnouncedLength)) {
      const next = units[end + 1];
      const isPart =
        next?.kind === 'formula' || (isList && (next?.kind === 'table' || next?.isItem === true));
      if (!next || !isPart || next.heading !== units[at]?.heading) break;
      end += 1;
    }
    return end;
  };
  const isAnnouncing = (at: number) => hasFormulaAfter(units, at) || announces.test(units[at]?.text ?? '');
  if (isAnnouncing(last)) last = announcedBy(last, first);
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    if (canAdd(last + 1) && fits(first, last + 1)) {
      const end = isAnnouncing(last + 1) ? announcedBy(last + 1, first) : last + 1;
      const unit = units[end];
      if (unit && isWhole(unit) && !(isAnnouncing(last + 1) && end === last + 1)) {
        last = end;
        isGrowing = true;
      }
    }
    if (canAdd(first - 1) && fits(first - 1, last)) {
      first -= 1;
      isGrowing = true;
    }
  }
  return [first, last];
}
