/** Points and credits that were taken back, in words: '100 points and 1 unlock credit'. */
export function lostText({ points, credits }: { points: number; credits: number }): string {
  const parts = [
    points > 0 ? `${points} points` : '',
    credits > 0 ? `${credits} unlock ${credits === 1 ? 'credit' : 'credits'}` : '',
  ];
  return parts.filter(Boolean).join(' and ');
}
