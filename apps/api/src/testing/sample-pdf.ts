/** One object of a PDF for a test: its number and its content. Null for bytes outside of objects. */
export type SampleObject = [number: number | null, content: string | Buffer];

const latin1 = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text, 'latin1') : text);

/** Returns the content of a stream object. */
export function streamOf(entries: string, data: Buffer | string): Buffer {
  const bytes = latin1(data);
  const head = `<< ${entries} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([latin1(head), bytes, latin1('\nendstream')]);
}

/** Returns the objects 2 to 5: one page with a line of text. */
export function pageOf(entries = ''): SampleObject[] {
  return [
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${entries} >>`,
    ],
    [4, streamOf('', 'BT /F1 14 Tf 50 200 Td (A page like any other.) Tj ET')],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  ];
}

/** Returns a catalogue with more entries. */
export const catalogOf = (entries: string) => `<< /Type /Catalog /Pages 2 0 R ${entries} >>`;

/** Returns an object stream, packed by `pack`. `entries` describe the packing. */
export function packedOf(
  objects: [number: number, content: string][],
  entries = '',
  pack: (bytes: Buffer) => Buffer = (bytes) => bytes,
): Buffer {
  const list: string[] = [];
  let body = '';
  for (const [number, content] of objects) {
    list.push(`${number} ${body.length} `);
    body += `${content} `;
  }
  const head = list.join('');
  return streamOf(
    `/Type /ObjStm /N ${objects.length} /First ${head.length} ${entries}`,
    pack(latin1(head + body)),
  );
}

/**
 * Returns a PDF of these objects with a cross-reference stream. If two have one number, the first counts. `packed`
 * contains the stream of an object and its index in it. Nothing is checked, because these files are deliberately
 * wrong.
 */
export function samplePdf(
  objects: SampleObject[],
  { packed = {}, head = '%PDF-1.7\n', tail = '' }: SampleOptions = {},
): Buffer {
  const parts = [latin1(head)];
  const offsets = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [number, content] of objects) {
    if (number !== null && !offsets.has(number)) offsets.set(number, length);
    const bytes = latin1(content);
    add(number === null ? bytes : Buffer.concat([latin1(`${number} 0 obj\n`), bytes, latin1('\nendobj\n')]));
  }
  const last = 1 + Math.max(...offsets.keys(), ...Object.keys(packed).map(Number));
  offsets.set(last, length);
  const rows = Array.from({ length: last + 1 }, (_, number) => {
    const row = Buffer.alloc(6);
    const [stream, index] = packed[number] ?? [];
    row[0] = stream === undefined ? Number(offsets.has(number)) : 2;
    row.writeUInt32BE(stream ?? offsets.get(number) ?? 0, 1);
    row[5] = index ?? 0;
    return row;
  });
  const entries = `/Type /XRef /Size ${last + 1} /W [1 4 1] /Root 1 0 R`;
  const start = length;
  add(
    Buffer.concat([latin1(`${last} 0 obj\n`), streamOf(entries, Buffer.concat(rows)), latin1('\nendobj\n')]),
  );
  add(latin1(`startxref\n${start}\n%%EOF\n${tail}`));
  return Buffer.concat(parts);
}

type SampleOptions = {
  packed?: Record<number, [stream: number, index: number]>;
  head?: string;
  tail?: string;
};
