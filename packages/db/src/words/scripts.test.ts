import { expect, it } from 'vitest';
import { joiningMarks } from './scripts';

it('[D22] the marks that join letters are all marks of Indian scripts that are no letters', () => {
  const mark = new RegExp(`^[${joiningMarks}]$`, 'u');
  for (let code = 0x0900; code < 0x0e00; code++) {
    const character = String.fromCodePoint(code);
    const isMark = /^\p{M}$/u.test(character) && !/^\p{Alphabetic}$/u.test(character);
    expect([code.toString(16), mark.test(character)]).toEqual([code.toString(16), isMark]);
  }
});
