/**
 * Scripts without spaces between words, and Korean, whose words have endings: they are found by any two letters. A part of
 * a class of a regular expression with the flag u or v, for folded texts.
 */
export const unspacedRanges =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\u{20000}-\\u{3ffff}';

/**
 * Signs of Indian scripts that join letters or change one, such as U+094D in "क्या": all marks of U+0900 to U+0DFF that
 * Unicode does not count as alphabetic. A part of a class of a regular expression.
 */
export const joiningMarks =
  '\\u093c\\u094d\\u0951-\\u0954\\u09bc\\u09cd\\u09fe\\u0a3c\\u0a4d\\u0abc\\u0acd\\u0afd-\\u0aff\\u0b3c\\u0b4d\\u0b55\\u0bcd\\u0c3c\\u0c4d\\u0cbc\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca';
