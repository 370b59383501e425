import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

// Local time on purpose: zip stores no zone, and so the bytes are the same in every zone.
const packedAt = '2026-01-05T08:00:00';
const stamp = '2026-01-05T08:00:00Z';

/** Packs an Office file again with fixed times and ids, so that the same document always gives the same bytes. */
export function stableZip(zipped: Uint8Array): Uint8Array {
  const ids = new Map<string, string>();
  const entries = Object.entries(unzipSync(zipped)).map(([path, data]) => {
    const isXml = path.endsWith('.xml') || path.endsWith('.rels');
    return [path, isXml ? strToU8(fixIds(strFromU8(data), ids)) : data] as const;
  });
  return zipSync(Object.fromEntries(entries), { mtime: packedAt, level: 6 });
}

/** Numbers drawings from 1 in each part, replaces random relationship ids in order, and fixes the dates. */
function fixIds(xml: string, ids: Map<string, string>): string {
  let drawings = 0;
  return xml
    .replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${stamp}`)
    .replaceAll(/<wp:docPr id="\d+"/g, () => {
      drawings += 1;
      return `<wp:docPr id="${drawings}"`;
    })
    .replaceAll(/\brId[a-z0-9_-]{21}\b/g, (id) => {
      const known = ids.get(id) ?? `rIdFixed${ids.size + 1}`;
      ids.set(id, known);
      return known;
    });
}
