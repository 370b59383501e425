import { type Figure, isMet } from '../figures/figure';

/** A figure in one line, for who waits at the terminal. */
export function lineOf(figure: Figure): string {
  const { name, ours, peer, ratio, errors } = figure;
  const met = isMet(figure);
  const parts = [
    `${name}: ${ours}`,
    peer && `against ${peer}`,
    ratio && `= ${ratio.median.toFixed(3)} (${ratio.least.toFixed(3)}–${ratio.most.toFixed(3)})`,
    met !== undefined && (met ? 'met' : 'NOT MET'),
    errors > 0 && `${errors} ERRORS`,
  ];
  return parts.filter(Boolean).join('  ');
}
