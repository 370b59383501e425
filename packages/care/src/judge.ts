import type { NeedsCare } from './index';
import { languages, readSentences, type Sentence } from './sentences';

export type Verdict = { sentences: number; wrong: Sentence[] };

/** Judged sentences of one language: those that need the note, and those that do not. */
export type Figures = { language: string; needed: Verdict; notNeeded: Verdict };

/** Judges the sentences that the classifier has not learnt from, for each language. */
export async function judge(needsCare: NeedsCare): Promise<Figures[]> {
  const judged = await Promise.all(
    readSentences('judged').map(async (sentence) => ({
      sentence,
      isRight: (await needsCare(sentence.text)) === sentence.isNeeded,
    })),
  );
  return languages.map((language) => {
    const verdict = (isNeeded: boolean): Verdict => {
      const own = judged.filter(
        ({ sentence }) => sentence.language === language && sentence.isNeeded === isNeeded,
      );
      return {
        sentences: own.length,
        wrong: own.filter(({ isRight }) => !isRight).map(({ sentence }) => sentence),
      };
    };
    return { language, needed: verdict(true), notNeeded: verdict(false) };
  });
}
