import type { ScanLook } from './make-scan';

/** The looks that the pages of the proof have in turn. */
export const scanLooks: readonly ScanLook[] = ['clean', 'noisy', 'skewed', 'uneven', 'photo'];

const phrases = [
  'Osmosis moves water through a membrane towards the side with more dissolved particles.',
  'A falling price raises the quantity that buyers demand when nothing else changes.',
  'The derivative of a product is the first times the change of the second plus the reverse.',
  'Plate boundaries explain why earthquakes and volcanoes appear along narrow belts.',
  'Sonnets usually turn their argument between the eighth line and the ninth.',
  'Catalysts lower the energy barrier of a reaction and leave its balance unchanged.',
  'Inertia keeps a satellite moving forward while gravity bends its path.',
  'Nephrons filter blood and return glucose, salts and most of the fluid.',
  'Parliament gained control of taxation after the revolution in England.',
  'Recursion solves a problem by solving smaller copies of the same problem.',
  'Inflation redistributes wealth from lenders to borrowers with fixed interest.',
  'Photosynthesis stores sunlight in sugar and releases oxygen as waste.',
  'Contracts require an offer, an acceptance and something of value in exchange.',
  'Vaccines train immune cells to recognise a virus before it arrives.',
  'Glaciers carve round valleys, and rivers carve narrow ones.',
  'Conditioning links a neutral signal with a reward until it causes the response.',
  'Bridges expand on hot days, so engineers leave gaps between their sections.',
  'Metaphors describe one thing as another, and similes compare them openly.',
  'Entropy grows in every process that nobody reverses with work from outside.',
  'Harmony moves from tension to rest when the dominant resolves to the tonic.',
];
const frame =
  'Every chapter ends with questions, and the answers refer to the figures and tables of the text. Students compare two sources, note who wrote them and why, and say what evidence would change their mind.';

/** Texts of twenty pages. Each has a phrase whose words are on no other page. */
export const scanTexts = phrases.map((phrase) => ({ phrase, text: `${frame} ${phrase}` }));
