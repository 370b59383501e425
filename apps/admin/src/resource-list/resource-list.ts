import type { ComponentType, ReactNode } from 'react';
import type { StaffApi } from '../services/staff-api';
import type { Column, RowId } from './column';
import type { ListAddress } from './list-address';
import type { EmptyText, ListTexts } from './loaded-list';
import type { ListPages } from './use-loaded-rows';
import type { Selection } from './use-selection';

/** State that every list has in its address, besides its own filters: the search words and the open row. */
export type ListState<Id extends RowId> = { q: string; id: Id | undefined };

export type PanelProps<Id extends RowId> = {
  id: Id;
  /** True if the panel is beside the list, false if it replaces the list. */
  isBesideList: boolean;
  onClose: () => void;
  /** Opens the next row, or closes the panel after the last one. */
  onNext: () => void;
};

/** A choice, and the change that it makes to the list's state. */
type Choice<State> = { label: string; change: Partial<State> };

/** Tabs over a list, by one value of its state. */
export type ListTabs<State> = {
  label: string;
  items: readonly (Choice<State> & { value: string })[];
  current: (state: State) => string;
  /** Number of rows of each tab, as far as it is known. */
  useCounts?: () => Readonly<Record<string, number>> | undefined;
};

/** Filters of a list, besides its search words. */
export type ListFilters<State> = {
  /** Active filters, each with a button that removes it. */
  chips: readonly Choice<State>[];
  /** Filters that can be added, in groups. The first group needs no heading. */
  menu?: readonly { heading?: string; choices: readonly Choice<State>[] }[];
};

/** Definition of a list, from which `ResourcePage` makes the page. */
export type ResourceList<Row extends { id: RowId }, State extends ListState<Row['id']>> = {
  title: string;
  address: ListAddress<State>;
  /** Query of the rows that the state asks for. */
  pages: (api: StaffApi, state: State) => ListPages<Row>;
  columns: readonly Column<Row>[];
  texts: ListTexts;
  /** Text of an empty list: nothing matched, or what the list is for. */
  empty: (state: State) => EmptyText;
  /** Panel of the open row. Without it, rows have pages of their own, whose addresses `address` writes. */
  panel?: ComponentType<PanelProps<Row['id']>>;
  /** Name of the table for screen readers, if it differs from the title. */
  label?: (state: State) => string;
  tabs?: ListTabs<State>;
  useFilters?: (state: State) => ListFilters<State>;
  /** Column by which the server sorts the rows, if its head should show that. */
  orderedBy?: (state: State) => string | undefined;
  /** Actions on the whole list. */
  actions?: (state: State) => ReactNode;
  /** Lets people hide columns. The choice is saved in this browser under the key. */
  columnChoice?: { key: string; description: string };
  /** Actions on selected rows. */
  bulk?: { max: number; labelOf: (row: Row) => string; bar: ComponentType<{ selection: Selection }> };
};
