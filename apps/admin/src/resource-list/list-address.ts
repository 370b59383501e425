/** How one value of a list's state stands in the address. */
export type Param<Value> = {
  /** Its name there, where that is not the name in the state. */
  name?: string;
  /** Reads what the address says; what does not fit counts as not given. */
  read: (given: string) => Value;
  /** An empty text is left out of the address. */
  write: (value: Value) => string;
};

export type ListAddress<State> = {
  /** Reads the list's state from the address. */
  read: (search: URLSearchParams) => State;
  /** The address of a state; what is not said is as in the bare path. */
  write: (state?: Partial<State>) => string;
};

export type StateOf<Address> = Address extends ListAddress<infer State> ? State : never;

/** The address of a list as its state: which rows it shows, and which one is open. */
export function listAddress<State extends object>(
  path: string,
  params: { [Name in keyof State]: Param<State[Name]> },
): ListAddress<State> {
  // The keys of an object literal, which TypeScript does not take for all that there are.
  const names = Object.keys(params) as (keyof State & string)[];
  const nameOf = (name: keyof State & string) => params[name].name ?? name;
  return {
    read: (search) => {
      const values = names.map((name) => [name, params[name].read(search.get(nameOf(name)) ?? '')]);
      // Each name has the value that its own param read.
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

/** Words that somebody searches for. */
export const words: Param<string> = { read: (given) => given.trim(), write: (text) => text.trim() };

/** The number of a row, from 1. */
export const rowNumber: Param<number | undefined> = {
  read: (given) => (/^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined),
  write: (value) => String(value ?? ''),
};

/** A text of one form only, such as an id. */
export function textLike(form: RegExp): Param<string | undefined> {
  return { read: (given) => (form.test(given) ? given : undefined), write: (value) => value ?? '' };
}

/** One of some values, or none. */
export function oneOf<Value extends string>(values: readonly Value[]): Param<Value | undefined> {
  return { read: (given) => values.find((value) => value === given), write: (value) => value ?? '' };
}

/** One of some values; the usual one is left out of the address. */
export function oneOfOr<Value extends string>(values: readonly Value[], usual: Value): Param<Value> {
  return {
    read: (given) => values.find((value) => value === given) ?? usual,
    write: (value) => (value === usual ? '' : value),
  };
}

/** What the page itself says, whatever the address does. */
export function always<Value>(value: Value): Param<Value> {
  return { read: () => value, write: () => '' };
}
