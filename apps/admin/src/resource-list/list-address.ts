/** Reads and writes one value of a list's state in the address. */
export type Param<Value> = {
  /** Name in the address, if it differs from the name in the state. */
  name?: string;
  /** Reads the text of the address. An invalid text counts as missing. */
  read: (text: string) => Value;
  /** Returns the text for the address. An empty text is left out. */
  write: (value: Value) => string;
};

export type ListAddress<State> = {
  /** Reads the list's state from the address. */
  read: (search: URLSearchParams) => State;
  /** Returns the address of a state. Missing values have their defaults. */
  write: (state?: Partial<State>) => string;
};

export type StateOf<Address> = Address extends ListAddress<infer State> ? State : never;

/** Codec between a list's address and its state: the filters and the open row. */
export function listAddress<State extends object>(
  path: string,
  params: { [Name in keyof State]: Param<State[Name]> },
): ListAddress<State> {
  // `params` is an object literal, so its keys are those of the state.
  const names = Object.keys(params) as (keyof State & string)[];
  const nameOf = (name: keyof State & string) => params[name].name ?? name;
  return {
    read: (search) => {
      const values = names.map((name) => [name, params[name].read(search.get(nameOf(name)) ?? '')]);
      // Each value was read by the param of its name.
      return Object.fromEntries(values) as State;
    },
    write: (state = {}) => {
      const search = new URLSearchParams();
      for (const name of names) {
        const value = state[name];
        const text = value === undefined ? '' : params[name].write(value);
        if (text) search.set(nameOf(name), text);
      }
      return path + (search.size > 0 ? `?${search}` : '');
    },
  };
}

/** Search words. */
export const words: Param<string> = { read: (text) => text.trim(), write: (text) => text.trim() };

/** Number of a row, from 1. */
export const rowNumber: Param<number | undefined> = {
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  write: (value) => String(value ?? ''),
};

/** Text that matches a pattern, such as an id. */
export function textLike(pattern: RegExp): Param<string | undefined> {
  return { read: (text) => (pattern.test(text) ? text : undefined), write: (value) => value ?? '' };
}

/** One of some values, or none. */
export function oneOf<Value extends string>(values: readonly Value[]): Param<Value | undefined> {
  return { read: (text) => values.find((value) => value === text), write: (value) => value ?? '' };
}

/** One of some values. The default is left out of the address. */
export function oneOfOr<Value extends string>(values: readonly Value[], defaultValue: Value): Param<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? defaultValue,
    write: (value) => (value === defaultValue ? '' : value),
  };
}

/** Fixed value that does not depend on the address. */
export function always<Value>(value: Value): Param<Value> {
  return { read: () => value, write: () => '' };
}
