/** A PDF of one page that draws glyphs of Helvetica, with control over their mapping to characters. */
export type OddPdf = {
  /** Operators of the page. Its font is `F1`. */
  content: string;
  /** Lines of `<code> <characters>` in hexadecimal; codes without a line have no character. */
  toUnicode?: string[];
  /** Dictionary of `F1`, if it is not Helvetica. */
  font?: string;
  /** Type in the page's dictionary. The specification requires `/Page`. */
  type?: string;
  /** Number of pages that the file claims to have. */
  count?: number;
};

/** Writes a PDF whose structure is unusual in the ways of real files. */
export function oddPdf({ content, toUnicode, font, type = '/Type/Page', count = 1 }: OddPdf): Buffer {
  const map =
    toUnicode &&
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def',
      '1 begincodespacerange <00> <FF> endcodespacerange',
      `${toUnicode.length} beginbfchar\n${toUnicode.join('\n')}\nendbfchar`,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[3 0 R]>>`,
    `<<${type}/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    font ??
      `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding${map ? '/ToUnicode 6 0 R' : ''}>>`,
    ...(map ? [`<</Length ${map.length}>>\nstream\n${map}\nendstream`] : []),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${body}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );
}

/** Lines of a `toUnicode` that map printable ASCII to itself. */
export const asciiMap = Array.from({ length: 95 }, (_, at) => {
  const code = (0x20 + at).toString(16).padStart(2, '0');
  return `<${code}> <00${code}>`;
});

/** Returns a font of a Chinese, Japanese or Korean collection that is named but not embedded. Codes are UTF-16. */
export function namedFont(name: string, ordering: string, map: string): string {
  const system = `/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>`;
  const descriptor = `<</Type/FontDescriptor/FontName/${name}/Flags 6/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93/FontBBox[-25 -254 1000 880]>>`;
  const descendant = `<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}${system}/DW 1000/FontDescriptor ${descriptor}>>`;
  return `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${map}/DescendantFonts[${descendant}]>>`;
}
