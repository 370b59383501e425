/**
 * Scripts without spaces between words, and Korean, whose words have endings: they are found by any two letters. A part of
 * a class of a regular expression with the flag u or v, for folded texts.
 */
export const unspacedRanges =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\u{20000}-\\u{3ffff}';
