import { pageSource } from '@aw/contracts/study-materials/public';
import { useState } from 'react';
import * as z from 'zod/mini';
import { tabDraft } from '~/lib/tab-drafts';

export type Keyed = { key: string };

/** Fields that every edited item has. */
export const itemFields = { key: z.string(), source: z.nullable(pageSource) };

type ItemsOptions<T> = {
  materialId: string;
  item: z.ZodMiniType<T>;
  /** Returns the items as they are stored. */
  start: () => T[];
};

/**
 * Returns items that a person edits, with functions that change, add and remove one. Edits that were not saved survive a
 * reload. `isChanged` is true while there are any.
 */
export function useItems<T extends Keyed>({ materialId, item, start }: ItemsOptions<T>) {
  const draft = tabDraft(`study-material:${materialId}`, ({ items }) => {
    const { data } = z.array(item).safeParse(items);
    return data && { items: data };
  });
  const [{ items, isChanged }, setState] = useState(() => {
    const edited = draft.read()?.items;
    return { items: edited ?? start(), isChanged: edited !== undefined };
  });
  const update = (next: T[]) => {
    setState({ items: next, isChanged: true });
    draft.save({ items: next });
  };
  return {
    items,
    isChanged,
    change: (key: string, part: Partial<T>) =>
      update(items.map((one) => (one.key === key ? { ...one, ...part } : one))),
    add: (one: T) => update([...items, one]),
    remove: (key: string) => update(items.filter((one) => one.key !== key)),
    /** Takes over the items as they were saved, in the same order. Their keys stay, and so does the focus. */
    reset: (next: T[]) => {
      draft.remove();
      setState({
        items: next.map((one, at) => ({ ...one, key: items[at]?.key ?? one.key })),
        isChanged: false,
      });
    },
  };
}
