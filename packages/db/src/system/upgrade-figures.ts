/** How many rows are up to date, how many are left, and the lowest id of those. */
export type UpgradeFigures = { done: number; left: number; first_id: number | null };

/** Returns the only row of a statement that counts. */
export function figuresOf([figures]: UpgradeFigures[]): UpgradeFigures {
  if (!figures) throw new Error('Counting gave no row.');
  return figures;
}
