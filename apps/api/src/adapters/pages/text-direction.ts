/** A letter of a script from right to left. */
export const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/** Returns whether most letters of a text are of scripts from right to left. */
export function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => rightToLeft.test(letter)).length * 2 > letters.length;
}
