/** Path data in a 20 × 20 box: outlines to fill, lines to stroke, or both. */
export type Glyph = { fill?: string; stroke?: string };

/** Written sheet, for a subject that is not one of the 38. */
export const genericGlyph: Glyph = {
  stroke: 'M5.5 3h6l3.5 3.5V17h-9.5zM11.5 3v3.5H15M8 10.5h4.5M8 13.5h4.5',
};
