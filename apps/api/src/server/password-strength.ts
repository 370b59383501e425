import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Characters that are looked at, and spellings such as `p4$$w0rd` that are tried: the slowest of random samples held the process for 0.2 s. */
const longest = 48;
const spellings = 50;

/** Of 0 to 4: more than 10^8 guesses, which nobody gets through against Argon2id. */
const leastScore = 3;

/** Whether who knows these texts, dictionaries and usual patterns would still have to guess long. */
export async function isHardToGuess(password: string, known: readonly string[]): Promise<boolean> {
  estimator ??= openEstimator();
  const plain = Array.from(password.normalize('NFKC')).slice(0, longest).join('');
  const words = known.flatMap((text) => [text, text.replace(/\s/g, ''), ...text.split(/[^\p{L}\p{N}]+/u)]);
  const inputs = words.filter((word) => word.length > 2).map((word) => word.slice(0, longest));
  return (await estimator).check(plain, inputs).score >= leastScore;
}

/** The dictionaries take some 60 MB, so they are loaded once the first password is chosen. */
async function openEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new Estimator({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: spellings,
  });
}
