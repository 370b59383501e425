import { useEffect } from 'react';
import { type OptionLetter, optionLetters } from './quiz-option';

export type QuizKeys = {
  onPrevious?: () => void;
  onNext?: () => void;
  onChoose?: (letter: OptionLetter) => void;
  onFlag?: () => void;
};

const typed =
  'input:not([type="radio"], [type="checkbox"], [type="button"]), textarea, select, [contenteditable]';
const ownKeys = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Keyboard shortcuts of a quiz: 1–4 or A–D choose, F flags, the arrows move in reading direction. They do not apply in
 * fields, dialogs and menus, nor the arrows within the options.
 */
export function useQuizKeys({ onPrevious, onNext, onChoose, onFlag }: QuizKeys, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(target instanceof Element) || target.closest(`${typed}, ${ownKeys}`)) return;
      const arrowAction = target.matches('[type="radio"]') ? undefined : arrow(event.key);
      const action = arrowAction ?? letter(event);
      if (!action) return;
      event.preventDefault();
      action();
    }
    function arrow(key: string) {
      const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
      if (key === 'ArrowLeft') return isRtl ? onNext : onPrevious;
      if (key === 'ArrowRight') return isRtl ? onPrevious : onNext;
      return undefined;
    }
    function letter(event: KeyboardEvent) {
      const pressed = latinKey(event);
      if (pressed === 'F') return onFlag;
      const chosen = optionLetters.find((name, index) => pressed === name || pressed === `${index + 1}`);
      return chosen && onChoose && (() => onChoose(chosen));
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, onPrevious, onNext, onChoose, onFlag]);
}

/** Returns the letter or digit of a key. On a keyboard of another script, returns the Latin key in that position. */
function latinKey({ key, code }: KeyboardEvent) {
  if (/^[\x20-\x7e]+$/.test(key)) return key.toUpperCase();
  return code.replace(/^(Key|Digit|Numpad)/, '');
}
