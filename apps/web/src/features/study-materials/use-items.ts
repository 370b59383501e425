import { type PageSource, pageSource } from '@aw/contracts/study-materials/public';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { tabDraft } from '~/lib/tab-drafts';

export type Keyed = { key: string; id?: string | number | undefined; source: PageSource | null };

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
  // What an answer to a request has to be merged with, which may come several renders later.
  const latest = useRef(items);
  const set = (next: T[], isChanged: boolean) => {
    latest.current = next;
    setState({ items: next, isChanged });
    if (isChanged) draft.save({ items: next });
    else draft.remove();
  };
  const update = (next: T[]) => set(next, true);
  return {
    items,
    isChanged,
    change: (key: string, part: Partial<T>) =>
      update(items.map((one) => (one.key === key ? { ...one, ...part } : one))),
    add: (one: T) => update([...items, one]),
    remove: (key: string) => update(items.filter((one) => one.key !== key)),
    /** Takes over the items as they were saved, and keeps what was edited since they were sent. */
    takeOver: (sent: readonly T[], saved: readonly T[]) => {
      const now = latest.current;
      set(withSaved(now, sent, saved), now.length !== sent.length || now.some((one, at) => one !== sent[at]));
    },
  };
}

/**
 * Returns items with the ids and pages under which they were saved, in the order in which they were sent. An item that was
 * not edited since has its text as saved. Their keys stay, and so does the focus.
 */
export function withSaved<T extends Keyed>(
  items: readonly T[],
  sent: readonly T[],
  saved: readonly T[],
): T[] {
  const places = new Map(sent.map(({ key }, at) => [key, at]));
  return items.map((one) => {
    const at = places.get(one.key) ?? -1;
    const stored = saved[at];
    if (!stored) return one;
    return one === sent[at] ? { ...stored, key: one.key } : { ...one, id: stored.id, source: stored.source };
  });
}
