// Phrases that our texts never use, each with a replacement.

/** Pairs of a pattern and advice. Patterns match whole words in any case; a space matches every white space. */
const list = [
  ['somebody', 'someone, or better: you'],
  ['nobody', 'no one, or say who can'],
  ['everybody', 'everyone'],
  ['anybody', 'anyone'],
  ['who(?:m|so)?ever', 'anyone who, or better: you'],
  ["one[’']s own", 'your own'],
  ['(?<!(?:fault|attempt|one|none|packages?) )of (?:yours|ours|theirs)', 'your, our, their'],
  ['e-mail(?:s|ed|ing)?', 'email'],
  ['(?<!/)mailbox(?:es)?', 'inbox, or email address'],
  ['telephones?', 'phone'],
  ['for ever', 'forever'],
  ['for good', 'forever, permanently'],
  ['seldom', 'rarely'],
  ['(?:says?|knows?) nothing of', 'say nothing about'],
  ['by (?:itself|themselves)', 'automatically, or alone'],
  [
    'stands? (?:here|there|in|on|at|by|behind|beside|below|above|under|around|open|nowhere|as (?:it|they))',
    'is, appears, shows',
  ],
  ['(?:is|are|was|were|be|been|being) told(?! to\\b)', 'we tell you, we email you'],
  ['(?:tell|tells|told|hear|hears|heard|learns?) of', 'tell about, hear about'],
  ['g(?:ive|ives|iven|ave|iving) (?:it )?back', 'get back, return, refund'],
  ['taken back', 'withdraw, undo, remove'],
  ['takes? (?:it|them|one|this) back', 'withdraw, undo, remove'],
  ['taken off the site', 'removed'],
  ['put(?:s|ting)? off', 'delay, later'],
  ['(?:come|comes|came|coming|take|takes|taken) along', 'say what happens'],
  ['(?:come|comes|came) of', 'say what happens'],
  ['becom(?:e|es|ing) of', 'what happens to'],
  ['goes on', 'continues'],
  ['g(?:o|oes|oing) on with', 'continue'],
  ['under way', 'in progress, running'],
  ['anew', 'again'],
  ['begun', 'started'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['barred', 'blocked, not allowed'],
  ['besides', 'also, and'],
  ['meanwhile', 'until then'],
  ['in the midst', 'while'],
  ['of late', 'recently'],
  ['in vain', 'say what failed'],
  ['hitherto', 'until now'],
  ['henceforth', 'from now on'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['albeit', 'although'],
  ['(?:there|where)(?:of|in|upon|from)', 'of it, in it'],
  ['whereby', 'by which'],
  ['herewith', 'leave it out'],
  ['by whom', 'who does it'],
  ['whom (?:it|this) concerns', 'the person'],
  ['where (?:there (?:is|are)|none|nothing|no one(?! else))', 'if there is'],
  ['(?:is|are) (?:there|here) again', 'is back'],
  ['(?:is|was) away', 'is unavailable'],
  ['what there (?:is|was) of', 'name the thing'],
  ['what (?:stands|lies|goes) ', 'name the thing'],
  ['count(?:s|ed)? among', 'count towards'],
  ['held up', 'delayed, blocked'],
  ['let(?:s|ting)? go of', 'release'],
  ['(?:is|are|was|were) asked for', 'you need, we ask for'],
  ['takers?', 'people who took the quiz'],
  ['order numbers?', 'order ID'],
  ['second factors?', 'two-step sign-in'],
  ['load(?:s|ed)? again', 'reload'],
];

const phrases = list.map(([pattern, better]) => ({
  better,
  pattern: new RegExp(`(?<![\\w-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w-])`, 'giu'),
}));

/** Finds all phrases in a text. A match has its words, the index of the first one, and the replacement. */
export function phrasesIn(text) {
  return phrases.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index, better })),
  );
}

/** Returns true if a phrase occurs anywhere in a source, including comments and names. Much faster than reading its texts. */
export function hasPhrases(source) {
  return phrases.some(({ pattern }) => source.search(pattern) >= 0);
}
