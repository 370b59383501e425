import type { ListTabs } from './resource-list';

/** Value of the tab with all rows. */
export const allTab = 'all';

type FieldTabs<State, Name extends keyof State> = {
  label: string;
  /** Field of the state that the tabs set. It is undefined in the tab with all rows. */
  field: Name;
  /** Name of each tab by its value, in the order of the tabs. */
  names: Readonly<Record<NonNullable<State[Name]> & string, string>>;
};

/** Returns tabs for the values of one field of a list's state, after a tab with all rows. */
export function fieldTabs<State, Name extends keyof State>(tabs: FieldTabs<State, Name>): ListTabs<State> {
  const { label, field, names } = tabs;
  // The type of `names` guarantees its keys, and a computed key widens the type of the object.
  const values = Object.keys(names) as (NonNullable<State[Name]> & string)[];
  const change = (value: State[Name] | undefined) => ({ [field]: value }) as Partial<State>;
  return {
    label,
    current: (state) => String(state[field] ?? allTab),
    items: [
      { value: allTab, label: 'All', change: change(undefined) },
      ...values.map((value) => ({ value, label: names[value], change: change(value) })),
    ],
  };
}
