import type { PartOfSpeech } from './wordnet';

/**
 * Endings of inflected forms, with those of the base form: the rules of WordNet's own morphy(7WN), the Latin and Greek
 * plurals of science, and doubled consonants.
 */
const endings: Record<PartOfSpeech, readonly (readonly [RegExp, string])[]> = {
  noun: [
    [/s$/, ''],
    [/(s|x|z|ch|sh)es$/, '$1'],
    [/ies$/, 'y'],
    [/men$/, 'man'],
    [/ves$/, 'f'],
    [/ves$/, 'fe'],
    [/a$/, 'um'],
    [/a$/, 'on'],
    [/ae$/, 'a'],
    [/i$/, 'us'],
    [/es$/, 'is'],
    [/ices$/, 'ix'],
    [/ices$/, 'ex'],
  ],
  verb: [
    [/s$/, ''],
    [/ies$/, 'y'],
    [/es$/, ''],
    [/ied$/, 'y'],
    [/ed$/, 'e'],
    [/ed$/, ''],
    [/ing$/, 'e'],
    [/ing$/, ''],
    [/([^aeiou])\1(ed|ing)$/, '$1'],
  ],
  adj: [
    [/(er|est)$/, 'e'],
    [/(er|est)$/, ''],
    [/i(er|est)$/, 'y'],
    [/([^aeiou])\1(er|est)$/, '$1'],
  ],
};

/** Irregular forms that students type. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `arisen:arise arose:arise ate:eat became:become began:begin bent:bend better:good bought:buy bound:bind broke:break
  broken:break brought:bring built:build came:come caught:catch children:child chose:choose chosen:choose
  data:datum dealt:deal drawn:draw drew:draw driven:drive drove:drive fallen:fall feet:foot fell:fall felt:feel
  fought:fight found:find froze:freeze frozen:freeze gave:give given:give grew:grow grown:grow held:hold kept:keep
  knew:know known:know laid:lay led:lead left:leave lost:lose made:make meant:mean met:meet mice:mouse paid:pay
  ran:run risen:rise rose:rise said:say seen:see sent:send shown:show sold:sell spent:spend spoke:speak spoken:speak
  spread:spread stood:stand taken:take taught:teach teeth:tooth thought:think told:tell took:take torn:tear
  understood:understand went:go women:woman won:win worn:wear worse:bad written:write wrote:write`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Returns words of which a word in lower case may be a form as this part of speech, itself first. */
export function baseForms(word: string, part: PartOfSpeech): string[] {
  const known = irregular[word];
  const regular = endings[part].flatMap(([ending, base]) => {
    const form = word.replace(ending, base);
    return form !== word && form.length > 1 ? [form] : [];
  });
  return [...new Set([word, ...(known ? [known] : []), ...regular])];
}
