/** Words with which a reply says that something is right, in six languages. */
const approval = new RegExp(
  [
    String.raw`\b(?:yes|yep|yup|yeah|correct(?:ly)?|exact(?:ly)?|perfect(?:ly)?|precisely|indeed|absolutely|definitely|certainly|agreed?|confirm(?:ed)?|valid|accurate|bingo|flawless(?:ly)?|spot on|well done|bravo|brilliant|excellent|fantastic|superb|awesome)\b`,
    String.raw`\b(?:right)\b(?![- ](?:hand|side|triangle|angle|angled|now|away|after|before|of|here|there|column|one|amount|words?|kind|formula|unit|order|place|way to))`,
    String.raw`\b(?:that|it|this)(?:'s| is| was)? (?:works?|true|it|sound|fine|good|holds?|checks? out|makes? sense|looks? (?:good|fine|great))\b`,
    String.raw`\b(?:you(?:'ve| have)? (?:got|nailed|found|solved) (?:it|this)|good (?:job|work|going|thinking)|nice (?:work|job)|great (?:job|work|step)|looks? good|on (?:the right )?track|keep (?:it up|going)|that['’]s (?:the (?:way|one|spirit|idea)|how)|fair point|you(?:['’]ve| have)? (?:deduced|worked) (?:it|that) out|carry on|no (?:mistakes?|errors?|problems?|issues?)|nothing (?:is )?wrong|without (?:a )?(?:mistake|error))\b`,
    String.raw`(?<!\p{L})(?:ja|genau|richtig|stimmt|korrekt|perfekt|gut gemacht|oui|c['’]est (?:ça|bien|juste|exact)|exactement|juste|parfait|bravo|bien joué|sí|si señor|correcto|exacto|exactamente|perfecto|muy bien|bien hecho|eso es)(?!\p{L})`,
    'نعم|صحيح|بالضبط|أحسنت|ممتاز|تماما|对[,。!！，了的]|^对|正确|没错|很好|对了|是的',
    '👍|✅|✔|💯|👏|🎉|🙌|👌',
  ].join('|'),
  'iu',
);

/** Friendly words that may be said beside a doubt. */
const praise =
  /\b(?:good|nice|great|well|lovely|neat|thanks?|solid|strong|smart)\b|(?<!\p{L})(?:gut|schön|prima|bien|bueno|buen|جيد|好)(?!\p{L})/iu;

/** A word that takes the approval back, when it stands shortly before. */
const negation =
  /\b(?:not|n't|never|isn['’]t|aren['’]t|wasn['’]t|doesn['’]t|don['’]t|can['’]?t|cannot|whether|if|nicht|kein|keine|ob|pas|ne|no|si|ليس|لا|غير|不|没有|是否)\b[^.!?]{0,30}$|(?:ليس|غير|不|是否)[^。]{0,8}$/iu;

/** A word that takes it back later in the sentence, as in "is right, but". */
const takenBack = /\b(?:but|however|although|though|aber|nicht|noch|mais|pero)\b|لكن|但/iu;

/** Words of a reply that doubts a step. */
const doubt = new RegExp(
  [
    String.raw`\b(?:but|however|not (?:quite|yet|right|correct|what|the|all|every|so|sure|enough|agree|true|hold|fit|match|work|follow|add up)|(?:re-?)?check (?:your|the|that|this|each|every|whether|how|again|which|if|what|by|it (?:again|by|against|with))|double-check|look (?:again|back|closely|more)|take (?:another|a second|a closer) look|one more (?:time|look)|once more|went wrong|goes wrong|gone wrong|careful(?:ly)?|mistakes?|errors?|slips?|slipped|revisit|re-?read|instead of|wrong|incorrect|hmm+|almost|(?:bit|something(?:['’]s| is| looks)?|is|are|seems|looks|little) off|test (?:it|this|that|your)|plug|before (?:we|you) (?:go|move)|missing|forgot(?:ten)?|overlooked|mixed up|the other way round|are you sure|really|does (?:that|it|this) (?:fit|match|agree|hold|make sense|follow)|sits? uneasily|problem|i doubt|reconsider|rethink|re-?examine|mix-up|leaves? (?:something|out)|left out|one thing|thing to check|counted twice|hm|maybe|is (?:that|this) what|too (?:large|small|big|high|low)|review)\b`,
    String.raw`n['’]t (?:quite|hold|match|fit|work|look|give|follow|equal|agree|add|be|seem|what|the|yet|right|true|mean|happen|always|a|come)\b`,
    String.raw`(?<!\p{L})(?:aber|nicht (?:ganz|richtig|so|der|die|das)|prüf\w*|überprüf\w*|fehler|nochmal|noch einmal|falsch|noch (?:nicht|ein\w*)|souci|mais|n['’]est pas|vérifi\w*|erreur|attention|faux|relis|revois|pero|no es|revis\w*|error|cuidado|comprueb\w*|otra vez)(?!\p{L})`,
    'لكن|ليس|تحقق|راجع|مراجعة|خطأ|مرة أخرى|但|不对|不是|检查|错|再看|再想|再检',
  ].join('|'),
  'iu',
);

/** A question about how the student came to a step. */
const inquiry =
  /\b(?:how (?:did|do|does|come|have)|why|explain|where (?:did|does|do)|what made|justify|walk me|show me|which rule|what rule|tell me)\b|(?<!\p{L})(?:wie (?:bist|kommst|hast)|warum|wieso|woher|comment|pourquoi|d['’]où|cómo|por qué|de dónde)(?!\p{L})|كيف|لماذا|من أين|怎么|为什么|如何/iu;

/** Questions that only close a reply and guide nobody. */
const closing =
  /\b(?:does|did|do) (?:(?:that|this|it) (?:help|make sense)|you (?:see|understand))\b|\banything else\b|\bneed (?:anything|more|help)\b|\b(?:want|like) (?:me to|to see|another)\b|(?<!the |is |it |that |are )\b(?:ready|okay|ok|deal|happy|clear|good|cool|great|fair|alright|all right|right|see|no|yes|huh|satisfied|better)\s*\?|\b(?:isn|aren|don|doesn)['’]t (?:it|that|you|they)\b|\bgot it\b|\bsounds? good\b|\bany (?:other )?questions\b/iu;

/** Words with which a reply says that something is wrong. */
const disapproval =
  /\b(?:wrong|incorrect|mistaken|not (?:quite |entirely |exactly )?(?:right|correct)|isn['’]t (?:quite |entirely )?(?:right|correct)|(?:a|an|your|the|one|small) (?:mistake|error|slip))\b|(?<!\p{L})(?:falsch|nicht (?:ganz )?richtig|faux|incorrecto?|inexact|equivocad\w*)(?!\p{L})|خطأ|غير صحيح|错误|不对/iu;

/** Returns whether a reply says that something is right; questions such as "Is that right?" do not. */
export function approves(reply: string): boolean {
  return sentencesOf(reply).some((sentence) => {
    const found = approval.exec(sentence);
    if (!found) return false;
    const isQuestion = /[?؟？]\s*$/u.test(sentence) && found.index > 0;
    return (
      !isQuestion &&
      !negation.test(sentence.slice(0, found.index)) &&
      !takenBack.test(sentence.slice(found.index))
    );
  });
}

/** Returns whether a reply praises and doubts nothing, which a student takes for approval. */
export const onlyPraises = (reply: string): boolean => praise.test(reply) && !doubt.test(reply);

export const doubts = (reply: string): boolean => doubt.test(reply);

/** Returns whether a reply asks the student to explain a step. */
export const inquires = (reply: string): boolean =>
  questionsOf(reply).some((question) => inquiry.test(question));

/** The beginning of a sentence that gives the student something to do. */
const task =
  /(?:^|[.,;:!?]\s+|\b(?:so|then|now|first|and|to|just|please|instead|maybe)\s+)(?:try|look|think|write|start|begin|sketch|draw|check|count|compare|recall|remember|split|work out|read|consider|ask yourself|go back|set up|rewrite|imagine|picture|tell me|show me|describe|explain|identify|collect)\b|(?<!\p{L})(?:überleg\w*|schreib\w*|versuch\w*|zeichne|schau|prüfe|essaie|écris|regarde|pense|commence|intenta|escribe|piensa|mira|empieza)(?!\p{L})|حاول|اكتب|فكر|انظر|试|写出|想一想|想想|看看/iu;

/** Returns whether a reply has a question or a task that makes the student think on. */
export const guides = (reply: string): boolean =>
  task.test(reply) || questionsOf(reply).some((question) => !closing.test(question));

/** Returns whether a reply says that something is wrong. */
export function disapproves(reply: string): boolean {
  return sentencesOf(reply).some((sentence) => !/[?؟？]\s*$/u.test(sentence) && disapproval.test(sentence));
}

function questionsOf(text: string): string[] {
  return sentencesOf(text).filter((sentence) => /[?؟？][\s"”»)*]*$/u.test(sentence));
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?؟？。！\n]+[.!?؟？。！]*/gu) ?? [];
}
