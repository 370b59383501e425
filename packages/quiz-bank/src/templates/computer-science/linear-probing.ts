import type { Random, Template } from '../../template';

/** Number of slots, the keys in order of insertion, and one more key. */
type Table = { slots: number; keys: readonly number[]; last: number };

/** Inserts a key into the first free slot from its home, following the steps. Returns the slot. */
function insert(taken: Set<number>, home: number, slots: number, step: (probe: number) => number): number {
  for (let probe = 0; probe < slots; probe += 1) {
    const slot = (((home + step(probe)) % slots) + slots) % slots;
    if (taken.has(slot)) continue;
    taken.add(slot);
    return slot;
  }
  return home;
}

const linear = (probe: number) => probe;
const takenBy = (keys: readonly number[], slots: number) => {
  const taken = new Set<number>();
  for (const key of keys) insert(taken, key % slots, slots, linear);
  return taken;
};
const slotOf = ({ slots, keys, last }: Table, step: (probe: number) => number) =>
  insert(takenBy(keys, slots), last % slots, slots, step);

function makeTable({ int, pick }: Random): Table {
  const slots = pick([7, 11, 13]);
  const home = int(0, slots - 1);
  const keys = new Set<number>();
  // Keys with neighbouring homes make a cluster that the last key runs into.
  while (keys.size < 4) keys.add(slots * int(1, 6) + ((home + pick([0, 0, 1, 2, slots - 1])) % slots));
  const free = [1, 2, 3, 4, 5, 6, 7].map((factor) => slots * factor + home).filter((key) => !keys.has(key));
  return { slots, keys: [...keys], last: free[int(0, free.length - 1)] ?? home };
}

export const linearProbing: Template<Table, number> = {
  subject: 'Computer Science',
  topic: 'Hash tables',
  difficulty: 'medium',
  source:
    'Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms, 4th edition, section 11.4, Open addressing',
  make: makeTable,
  stem: ({ slots, keys, last }) =>
    `A hash table has ${slots} slots, numbered from 0 to ${slots - 1}, and the hash function $h(k) = k \\bmod ${slots}$. Collisions are resolved by linear probing to the next higher slot, and from the last slot to the first. The keys ${[...keys, last].join(', ')} are inserted in this order into the empty table. In which slot does ${last} end up?`,
  answer: (table) => slotOf(table, linear),
  mistakes: {
    'Gives the slot of the hash, although another key is already there.': ({ slots, last }) => last % slots,
    'Probes towards lower slots.': (table) => slotOf(table, (probe) => -probe),
    'Probes in steps of squares, which is quadratic probing.': (table) =>
      slotOf(table, (probe) => probe * probe),
    'Moves on by one slot once, without looking whether that slot is free.': ({ slots, last }) =>
      ((last % slots) + 1) % slots,
    'Takes the lowest free slot of the whole table.': ({ slots, keys }) =>
      insert(takenBy(keys, slots), 0, slots, linear),
    'Goes one slot beyond the first free one.': (table) => (slotOf(table, linear) + 1) % table.slots,
  },
  show: (slot) => `Slot ${slot}`,
  // The order of insertion does not affect which slots are taken. The key's slot is free, and all before it are taken.
  holds: ({ slots, keys, last }, slot) => {
    const taken = takenBy(keys.toReversed(), slots);
    const distance = (slot - (last % slots) + slots) % slots;
    const before = Array.from({ length: distance }, (_, step) => ((last % slots) + step) % slots);
    return !taken.has(slot) && before.every((each) => taken.has(each));
  },
  explanation: (table) => {
    const { slots, keys, last } = table;
    const taken = [...takenBy(keys, slots)];
    const places = keys.map((key, index) => `${key} in slot ${taken[index]}`).join(', ');
    return [
      `The first keys are put there: ${places}. The last one has the home $${last} \\bmod ${slots} = ${last % slots}$, which is taken, so the next slots are tried one by one. The first free one is slot ${slotOf(table, linear)}.`,
      'Probing goes on as long as a slot is taken, in steps of one and in one direction. The home of a key is only where the search begins, and free slots elsewhere in the table do not matter.',
    ];
  },
};
