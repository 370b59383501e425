import { expect, it } from 'vitest';
import { inColumnOrder } from './reading-columns';

const line = (text: string, left: number, top: number, width = 200) => ({
  text: `${text} with enough letters to be a line of prose`,
  left,
  right: left + width,
  top,
  bottom: top + 10,
});
const first = (segments: readonly { text: string }[]) => segments.map(({ text }) => text.split(' ')[0]);

const left = Array.from({ length: 5 }, (_, at) => line(`l${at}`, 50, 100 + 14 * at));
const right = Array.from({ length: 5 }, (_, at) => line(`r${at}`, 300, 100 + 14 * at));
const columns = [...left, ...right];

it('[D20] a page that was written line by line across two columns is read column by column, after its title', () => {
  const title = line('title', 50, 60, 450);
  const across = [title, ...left.flatMap((segment, at) => [segment, ...right.slice(at, at + 1)])];
  expect(first(inColumnOrder(across))).toEqual(['title', ...first(columns)]);
});

it('[D20] a page that was written column by column keeps its order', () => {
  expect(inColumnOrder(columns)).toEqual(columns);
});

it('[D20] a picture over both columns divides them', () => {
  const caption = line('caption', 50, 180, 450);
  const below = columns.map((segment) => ({
    ...segment,
    top: segment.top + 100,
    bottom: segment.bottom + 100,
  }));
  const across = (lines: typeof columns) =>
    lines.slice(0, 5).flatMap((segment, at) => [segment, ...lines.slice(5 + at, 6 + at)]);
  const shown = inColumnOrder([...across(columns), caption, ...across(below)]);
  expect(first(shown)).toEqual([...first(columns), 'caption', ...first(below)]);
});
