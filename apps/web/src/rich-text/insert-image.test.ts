import { expect, it } from 'vitest';
import { imageAt } from './insert-image';

const url = '/api/images/0f1e-4x3';
/** Inserts an image at the selection between two `|`, or at one `|`. Returns the new text and the selected description. */
function insertAt(before: string, fileName = 'circuit_diagram-2.png') {
  const value = before.replaceAll('|', '');
  const selectionStart = before.indexOf('|');
  const selectionEnd = before.lastIndexOf('|') - (before.split('|').length - 2);
  const { start, end, text, description } = imageAt({ value, selectionStart, selectionEnd }, url, fileName);
  const after = value.slice(0, start) + text + value.slice(end);
  return [after, after.slice(...description)];
}

it('[Q10] an image is inserted on its own line at the cursor', () => {
  const image = `![Circuit diagram 2](${url})`;
  for (const [before, after] of [
    ['|', `${image}\n`],
    ['I built this:|', `I built this:\n${image}\n`],
    ['One\n|\nTwo', `One\n${image}\nTwo`],
    ['One |two', `One \n${image}\ntwo`],
    ['One |two| three', `One \n${image}\n three`],
    [`![An |old| one](${url})`, `![An old one](${url})\n${image}\n`],
    [`![A new one|](${url}) and`, `![A new one](${url})\n${image}\n and`],
    [`|![A](${url})`, `${image}\n![A](${url})`],
  ] as const)
    expect(insertAt(before)).toEqual([after, 'Circuit diagram 2']);
});

it('[Q10] the initial description is the file name in words, without brackets', () => {
  for (const [name, description] of [
    ['IMG_20261125_101500.jpg', 'image'],
    ['image.png', 'image'],
    ['Screenshot 2026-11-25 at 10.15.00.png', 'image'],
    ['123.webp', 'image'],
    ['.png', 'image'],
    ['a](javascript:x) [b].png', 'A javascript x b'],
    ['Übung \\ 3.jpeg', 'Übung 3'],
    [`${'long '.repeat(40)}.png`, `Long${' long'.repeat(15)}`],
  ] as const)
    expect(insertAt('|', name)[1], name).toBe(description);
});
