import type { Claims } from '@aw/content/schemas/claims';
import type { Press } from '@aw/content/schemas/press';

type Facts = {
  press: Pick<Press, 'about' | 'awards'>;
  claims: Claims;
  releases: readonly { date: string; title: string }[];
};

/** The fact sheet as plain text: what the product is, every figure that it says of itself, its standards, its news. */
export function factSheet({ press, claims, releases }: Facts): string {
  const blocks = [
    ['ACADEMIC WORKSHOP: FACT SHEET', press.about],
    ['FIGURES (the counted ones stand on the page /press)', ...claims.map(claimLine)],
    ['STANDARDS (self-assessed)', ...press.awards.map(({ title, text }) => `${title}. ${text}`)],
    [
      'PRESS RELEASES (to read on the page /press)',
      ...releases.map(({ date, title }) => `${date}  ${title}`),
    ],
    ['CONTACT', 'The page /press names the addresses of the press contact.'],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The figure and what it counts, in two columns. */
function claimLine({ value = '(counted)', text }: Claims[number]): string {
  return `${value.padEnd(16)}${text}`;
}
