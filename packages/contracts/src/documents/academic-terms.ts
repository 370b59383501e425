const seasons = ['Winter', 'Spring', 'Summer', 'Fall'] as const;

/** Returns the academic term of a day, in UTC: Winter Dec–Feb, Spring Mar–May, Summer Jun–Aug, Fall Sep–Nov. */
export function termOf(day: Date): string {
  const { year, season } = indexOf(day);
  return `${seasons[season]} ${year}`;
}

/** Returns the eight terms around a day, newest first: the next two, the current one and five before it. */
export function academicTerms(today: Date): string[] {
  const { year, season } = indexOf(today);
  const current = year * 4 + season;
  return Array.from({ length: 8 }, (_, i) => current + 2 - i).map(
    (n) => `${seasons[n % 4]} ${Math.floor(n / 4)}`,
  );
}

function indexOf(day: Date): { year: number; season: number } {
  const month = day.getUTCMonth();
  // December begins the winter that has the next year's number.
  return { year: day.getUTCFullYear() + (month === 11 ? 1 : 0), season: Math.floor(((month + 1) % 12) / 3) };
}
