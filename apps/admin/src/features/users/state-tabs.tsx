import { type UserState, userStates } from '@aw/contracts/users/staff';
import { type TabItem, Tabs } from '@aw/ui/primitives/tabs';
import type { ReactNode } from 'react';
import { stateNames } from './list-labels';

type StateTabsProps = {
  state: UserState | undefined;
  onStateChange: (state: UserState | undefined) => void;
  children: ReactNode;
};

const all = 'all';
const items: TabItem[] = [
  { value: all, label: 'All' },
  ...userStates.map((state) => ({ value: state, label: stateNames[state] })),
];

/** The states of a person as dividers over the list. */
export function StateTabs({ state, onStateChange, children }: StateTabsProps) {
  return (
    <Tabs
      label="State"
      items={items}
      value={state ?? all}
      onValueChange={(value) => onStateChange(userStates.find((one) => one === value))}
    >
      {children}
    </Tabs>
  );
}
