const openTag = '<think>';
const closeTag = '</think>';

/** Part of a model's output, told apart. */
export type Separated = {
  /** Text of the answer. */
  text: string;
  /** UTF-8 bytes of reasoning, which nobody is shown. */
  thoughtBytes: number;
  /** Whether all text that was given before turned out to be reasoning. */
  isRetracted: boolean;
};

/** Habit of a server that is learned: whether its answers begin with reasoning that only a closing tag ends. */
export type ThoughtHabit = { startsInThought: boolean };

/**
 * Tells an answer from reasoning that a server leaves in it as `<think>…</think>` before the first word. Some chat
 * templates put the opening tag into the prompt, so that only the closing one comes: the first such answer is retracted,
 * later ones are held back until their tag. A tag in an inline code span or later in the answer is text.
 */
export function separateThoughts(habit: ThoughtHabit) {
  let state: 'start' | 'thought' | 'text' | 'held' = 'start';
  let rest = '';
  /** Whether text was given that a closing tag would retract, and how many backticks it has. */
  let hasGiven = false;
  let backticks = 0;
  let hasThought = false;

  const thought = (bytes: string): Separated => ({
    text: '',
    thoughtBytes: Buffer.byteLength(bytes),
    isRetracted: false,
  });
  const say = (text: string): Separated => {
    if (!hasThought) {
      hasGiven ||= text !== '';
      backticks += backticksIn(text);
    }
    return { text, thoughtBytes: 0, isRetracted: false };
  };

  /** Takes as much of `rest` as is certain; undefined where more has to come. */
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
      state = habit.startsInThought && !hasThought ? 'held' : 'text';
      // White space that separates reasoning from the answer belongs to neither.
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

  /** Whether a place in `rest` is within code, going by the backticks before it. */
  const isInCode = (at: number) => (backticks + backticksIn(rest.slice(0, at))) % 2 === 1;

  function close(at: number): Separated {
    const before = thought(rest.slice(0, at + closeTag.length));
    rest = rest.slice(at + closeTag.length);
    if (state !== 'thought') habit.startsInThought = true;
    const isRetracted = hasGiven;
    state = 'start';
    hasThought = true;
    hasGiven = false;
    return { ...before, isRetracted };
  }

  function takeAll(): Separated | undefined {
    if (rest === '') return undefined;
    const taken = rest;
    rest = '';
    return say(taken);
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
    /** The rest at the end of an answer; one that was cut may have been cut within its reasoning. */
    end(isWhole: boolean): Separated {
      const left = rest;
      rest = '';
      return isWhole ? say(state === 'thought' ? '' : left) : thought(left);
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
