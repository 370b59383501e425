import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

// Zip files store local times without a zone, so a local time gives the same bytes in every zone.
const packedAt = '2026-01-05T08:00:00';
const stamp = '2026-01-05T08:00:00Z';

/** Repacks an Office file with fixed times and ids, so that the same document always gives the same bytes. */
export function stableZip(zipped: Uint8Array): Uint8Array {
  const ids = new Map<string, string>();
  const entries = Object.entries(unzipSync(zipped)).map(([path, data]) => {
    const isXml = path.endsWith('.xml') || path.endsWith('.rels');
    return [path, isXml ? strToU8(fixIds(strFromU8(data), ids)) : data] as const;
  });
  return zipSync(Object.fromEntries(entries), { mtime: packedAt, level: 6 });
}

/** Numbers the drawings of a part from 1, numbers random relationship ids in their order, and sets fixed dates. */
function fixIds(xml: string, ids: Map<string, string>): string {
  let drawings = 0;
  return xml
    .replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${stamp}`)
    .replaceAll(/<wp:docPr id="\d+"/g, () => {
      drawings += 1;
      return `<wp:docPr id="${drawings}"`;
    })
    .replaceAll(/\brId[a-z0-9_-]{21}\b/g, (id) => {
      const fixedId = ids.get(id) ?? `rIdFixed${ids.size + 1}`;
      ids.set(id, fixedId);
      return fixedId;
    });
}
