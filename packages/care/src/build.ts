// Learns the weights from the sentences and writes dist/weights.bin: `tsx src/build.ts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { learnWeights, packWeights } from './classifier';
import { featuresOf } from './features';
import { readSentences } from './sentences';

const built = new URL('../dist/', import.meta.url);

const examples = readSentences('sentences').map(({ text, isNeeded }) => ({
  features: featuresOf(text),
  isNeeded,
}));
mkdirSync(built, { recursive: true });
writeFileSync(new URL('weights.bin', built), packWeights(learnWeights(examples)));
