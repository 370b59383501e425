import { useState } from 'react';
import { type Column, columns } from './columns';

const key = 'orders.hidden-columns';

/** The columns that were left away in this browser, and how to change that. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState(read);
  const change = (next: Column[]) => {
    setHidden(next);
    try {
      localStorage.setItem(key, next.join(' '));
    } catch {
      // Where nothing can be kept the choice lives as long as the page.
    }
  };
  return [hidden, change] as const;
}

function read(): Column[] {
  try {
    const kept = (localStorage.getItem(key) ?? '').split(' ');
    return columns.filter((column) => kept.includes(column));
  } catch {
    return [];
  }
}
