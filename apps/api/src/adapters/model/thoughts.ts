const openTag = '<think>';
const closeTag = '</think>';

/** Part of a model's output, with reasoning separated from the answer. */
export type Separated = {
  /** Text of the answer. */
  text: string;
  /** UTF-8 bytes of reasoning, which is never shown. */
  thoughtBytes: number;
  /** Whether all text that was returned before turned out to be reasoning. */
  isRetracted: boolean;
};

/**
 * Habit of a server that is learned from its answers: how many in a row began with reasoning without an opening tag.
 * All answers of a process share it.
 */
export type ThoughtHabit = { unopenedInARow: number };

/**
 * Number of such answers in a row after which the next ones are held back. One is not enough, because a visitor can
 * ask for an answer with the tag.
 */
export const answersToLearn = 3;

/**
 * Separates an answer from reasoning that a server leaves in it as `<think>…</think>` before the first word. Some
 * chat templates put the opening tag into the prompt, so that only the closing one arrives: the first such answers
 * are retracted, later ones are held back until their tag. A tag in an inline code span or later in the answer is
 * text.
 */
export function separateThoughts(habit: ThoughtHabit) {
  let state: 'start' | 'thought' | 'text' | 'held' = 'start';
  let rest = '';
  /** Whether text was returned that a closing tag would retract, and how many backticks it has. */
  let hasReturnedText = false;
  let backticks = 0;
  let hasThought = false;
  /** Whether a closing tag came without an opening one. */
  let isUnopened = false;

  const thought = (bytes: string): Separated => ({
    text: '',
    thoughtBytes: Buffer.byteLength(bytes),
    isRetracted: false,
  });
  const say = (text: string): Separated => {
    if (!hasThought) {
      hasReturnedText ||= text !== '';
      backticks += backticksIn(text);
    }
    return { text, thoughtBytes: 0, isRetracted: false };
  };

  /** Returns as much of `rest` as is certain, or undefined if more has to arrive. */
  function next(): Separated | undefined {
    if (state === 'start') {
      const begun = rest.trimStart();
      if (openTag.startsWith(begun)) return undefined;
      if (begun.startsWith(openTag)) {
        state = 'thought';
        hasThought = true;
        rest = begun.slice(openTag.length);
        return thought(openTag);
      }
      state = habit.unopenedInARow >= answersToLearn && !hasThought ? 'held' : 'text';
      // White space between reasoning and the answer belongs to neither.
      if (hasThought) rest = begun;
    }
    if (state === 'text' && hasThought) return takeAll();
    const closesAt = rest.indexOf(closeTag);
    if (closesAt >= 0 && !(state === 'text' && isInCode(closesAt))) return close(closesAt);
    if (state === 'held') return undefined;
    const certain = closesAt >= 0 ? closesAt + closeTag.length : rest.length - partialLength(rest, closeTag);
    if (certain === 0) return undefined;
    const taken = rest.slice(0, certain);
    rest = rest.slice(certain);
    return state === 'thought' ? thought(taken) : say(taken);
  }

  /** Returns whether a place in `rest` is within code, based on the backticks before it. */
  const isInCode = (at: number) => (backticks + backticksIn(rest.slice(0, at))) % 2 === 1;

  function close(at: number): Separated {
    const before = thought(rest.slice(0, at + closeTag.length));
    rest = rest.slice(at + closeTag.length);
    if (state !== 'thought') {
      isUnopened = true;
      habit.unopenedInARow = Math.min(habit.unopenedInARow + 1, answersToLearn);
    }
    const isRetracted = hasReturnedText;
    state = 'start';
    hasThought = true;
    hasReturnedText = false;
    return { ...before, isRetracted };
  }

  function takeAll(): Separated | undefined {
    if (rest === '') return undefined;
    const taken = rest;
    rest = '';
    return say(taken);
  }

  /**
   * Resets the habit after a complete answer without reasoning. An incomplete one proves less: one retraction
   * confirms the habit again.
   */
  function unlearn(isWhole: boolean): void {
    if (isWhole && !isUnopened && state !== 'start') habit.unopenedInARow = 0;
    else if (state === 'held') habit.unopenedInARow = Math.min(habit.unopenedInARow, answersToLearn - 1);
  }

  return {
    feed(text: string): Separated {
      rest += text;
      const all: Separated = { text: '', thoughtBytes: 0, isRetracted: false };
      for (let part = next(); part; part = next()) {
        all.text = part.isRetracted ? '' : all.text + part.text;
        all.thoughtBytes += part.thoughtBytes;
        all.isRetracted ||= part.isRetracted;
      }
      return all;
    },
    /**
     * Returns the rest of an answer. An incomplete answer may have ended within its reasoning. Text that was held
     * back for a tag that did not come is returned, so that no answer is lost.
     */
    end(isWhole: boolean): Separated {
      const left = rest;
      rest = '';
      unlearn(isWhole);
      const isThought = state === 'thought' || (state === 'start' && !isWhole);
      return isThought ? thought(left) : say(left);
    },
  };
}

/** Returns the number of characters at the end of a text that may be the beginning of a tag. */
function partialLength(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(tag.slice(0, length))) return length;
  return 0;
}

const backticksIn = (text: string) => text.split('`').length - 1;
