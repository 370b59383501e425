import { type PageSource, pageSource, type StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { tabDraft } from '~/lib/tab-drafts';

export type Keyed = { key: string; id?: string | number | undefined; source: PageSource | null };

/** Fields that every edited item has. */
export const itemFields = { key: z.string(), source: z.nullable(pageSource) };

const draftName = (materialId: string) => `study-material:${materialId}`;

/** Whether this tab has edits of study material that were not saved. */
export const hasDraft = (materialId: string): boolean =>
  tabDraft(draftName(materialId), (stored) => stored).read() !== undefined;

type ItemsOptions<T> = {
  material: StudyMaterialDetail;
  item: z.ZodMiniType<T>;
  /** Returns the items as they are stored. */
  toItems: (material: StudyMaterialDetail) => T[];
};

/**
 * Returns items that a person edits, with functions that change, add and remove one. Edits that were not saved survive a
 * reload. `isChanged` is true while there are any, and `updatedAt` names the version that they change.
 */
export function useItems<T extends Keyed>({ material, item, toItems }: ItemsOptions<T>) {
  const draft = tabDraft(draftName(material.id), ({ items, updatedAt }) => {
    const { data } = z
      .object({ items: z.array(item), updatedAt: z.string() })
      .safeParse({ items, updatedAt });
    return data;
  });
  const [{ items, isChanged, updatedAt }, setState] = useState(() => {
    const edited = draft.read();
    return edited
      ? { ...edited, isChanged: true }
      : { items: toItems(material), updatedAt: material.updatedAt, isChanged: false };
  });
  // The newest items. An answer of the server may come several renders later and is merged with them.
  const latest = useRef(items);
  const set = (next: { items: T[]; updatedAt: string; isChanged: boolean }) => {
    latest.current = next.items;
    setState(next);
    if (next.isChanged) draft.save({ items: next.items, updatedAt: next.updatedAt });
    else draft.remove();
  };
  const update = (next: T[]) => set({ items: next, updatedAt, isChanged: true });
  return {
    items,
    isChanged,
    updatedAt,
    change: (key: string, part: Partial<T>) =>
      update(items.map((one) => (one.key === key ? { ...one, ...part } : one))),
    add: (one: T) => update([...items, one]),
    remove: (key: string) => update(items.filter((one) => one.key !== key)),
    discard: () => draft.remove(),
    /** Bases the edits on the version that is stored by now. */
    rebase: (version: string) => set({ items: latest.current, updatedAt: version, isChanged: true }),
    /** Takes over the items as they were saved, and keeps what was edited since they were sent. Returns whether there is any. */
    takeOver: (sent: readonly T[], saved: StudyMaterialDetail): boolean => {
      const now = latest.current;
      const isEdited = now.length !== sent.length || now.some((one, at) => one !== sent[at]);
      const next = withSaved(now, sent, toItems(saved));
      set({ items: next, updatedAt: saved.updatedAt, isChanged: isEdited });
      return isEdited;
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
