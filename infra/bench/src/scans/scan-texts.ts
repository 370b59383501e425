import type { ScanLook } from './make-scan';

/** How the pages of the proof look, in turn. */
export const scanLooks: readonly ScanLook[] = ['clean', 'noisy', 'skewed', 'uneven', 'photo'];

const sentences = [
  'Osmosis moves water through a membrane towards the side with more dissolved particles.',
  'A falling price raises the quantity that buyers demand when nothing else changes.',
  'The derivative of a product is the first times the change of the second plus the reverse.',
  'Plate boundaries explain why earthquakes and volcanoes appear along narrow belts.',
];
const frame =
  'Every chapter ends with questions, and the answers refer to the figures and tables of the text. Students compare two sources, note who wrote them and why, and say what evidence would change their mind.';

/** Texts of twenty pages. Each has a phrase that is on no other page. */
export const scanTexts = Array.from({ length: 20 }, (_, page) => {
  const phrase = `${sentences[page % sentences.length]} Section ${page + 1}.`;
  return { phrase, text: `${frame} ${phrase}` };
});
