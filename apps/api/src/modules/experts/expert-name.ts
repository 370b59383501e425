type Named = { shown_name: string | null; first_name: string | null; last_name: string | null };

/**
 * Returns an expert's name on the site: the one they chose, or their first name with an initial; null if they have
 * none.
 */
export function expertName({ shown_name, first_name, last_name }: Named): string | null {
  if (shown_name) return shown_name;
  if (!first_name) return null;
  const [initial] = Array.from(last_name ?? '');
  return initial ? `${first_name} ${initial}.` : first_name;
}
