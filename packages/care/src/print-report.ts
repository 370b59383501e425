// Prints how many judged sentences the built classifier gets right, and those that it gets wrong: `pnpm report`.
import { openCare } from './index';
import { judge, type Verdict } from './judge';

const figures = await judge(openCare());
const rightOf = ({ sentences, wrong }: Verdict) => `${sentences - wrong.length} of ${sentences}`;

for (const { language, needed, notNeeded } of figures) {
  console.log(`${language}: found ${rightOf(needed)}, left alone ${rightOf(notNeeded)}`);
  for (const { text } of needed.wrong) console.log(`  missed: ${text}`);
  for (const { text } of notNeeded.wrong) console.log(`  not needed: ${text}`);
}
