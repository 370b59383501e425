import type { ComponentType, ReactNode } from 'react';
import type { StaffApi } from '../services/staff-api';
import type { Column, RowId } from './column';
import type { ListAddress } from './list-address';
import type { EmptyText, ListTexts } from './loaded-list';
import type { ListPages } from './use-loaded-rows';
import type { Selection } from './use-selection';

/** What every list's address says besides its own filters: the words that are searched for, and the open row. */
export type ListState<Id extends RowId> = { q: string; id: Id | undefined };

export type PanelProps<Id extends RowId> = {
  id: Id;
  /** Beside the list; otherwise it stands in the list's place. */
  isBesideList: boolean;
  onClose: () => void;
  /** Goes on to the next row; closes after the last one. */
  onNext: () => void;
};

/** Something that can be chosen, and what it changes in the list's state. */
export type Choice<State> = { label: string; change: Partial<State> };

/** Dividers over the list by one value of its state. */
export type ListTabs<State> = {
  label: string;
  items: readonly (Choice<State> & { value: string })[];
  current: (state: State) => string;
  /** How many rows each has, as far as that is known. */
  useCounts?: () => Readonly<Record<string, number>> | undefined;
};

/** What narrows the list down besides the words. */
export type ListFilters<State> = {
  /** What does so now, each to be taken away again. */
  chips: readonly Choice<State>[];
  /** What could, in groups of which the first needs no heading. */
  menu?: readonly { heading?: string; choices: readonly Choice<State>[] }[];
};

/** A list of the console, as a rule with its open row beside it; `ResourcePage` makes the page of it. */
export type ResourceList<Row extends { id: RowId }, State extends ListState<Row['id']>> = {
  title: string;
  address: ListAddress<State>;
  /** The query of what the address says. */
  pages: (api: StaffApi, state: State) => ListPages<Row>;
  columns: readonly Column<Row>[];
  texts: ListTexts;
  /** What it says when nothing matched, or what it is for. */
  empty: (state: State) => EmptyText;
  /** The open row; without one the rows have pages of their own, whose addresses `address` writes. */
  panel?: ComponentType<PanelProps<Row['id']>>;
  /** What the rows are, for screen readers, where that is not the title. */
  label?: (state: State) => string;
  tabs?: ListTabs<State>;
  useFilters?: (state: State) => ListFilters<State>;
  /** The column by which the server has put the rows in order, where that is worth a sign. */
  orderedBy?: (state: State) => string | undefined;
  /** What can be done to the list as a whole. */
  actions?: (state: State) => ReactNode;
  /** Hideable columns can be left away; the choice is kept in this browser under the key. */
  columnChoice?: { key: string; description: string };
  /** What can be done to chosen rows. */
  bulk?: { most: number; labelOf: (row: Row) => string; bar: ComponentType<{ selection: Selection }> };
};
