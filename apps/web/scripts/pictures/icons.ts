import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colour } from './colours';

/** Writes the icons that browsers and phones request besides `favicon.svg`, all drawn from it. */
export async function writeIcons(folder: string): Promise<void> {
  const svg = readFileSync(join(folder, 'favicon.svg'));
  const drawn = (size: number) => sharp(svg, { density: (72 * size) / 30 }).resize(size, size);
  await drawn(192).png({ compressionLevel: 9 }).toFile(join(folder, 'icon-192.png'));
  await drawn(512).png({ compressionLevel: 9 }).toFile(join(folder, 'icon-512.png'));
  writeFileSync(join(folder, 'favicon.ico'), ico(await drawn(32).png().toBuffer(), 32));
  // Phones crop these icons to a shape, so the background is full-bleed and the drawing keeps away from the edge.
  await onGround(svg, 180, 0.96).toFile(join(folder, 'apple-touch-icon.png'));
  await onGround(svg, 512, 0.82).toFile(join(folder, 'icon-512-maskable.png'));
}

function onGround(svg: Buffer, size: number, share: number) {
  const inner = Math.round(size * share);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${colour('ink')}"/><svg x="${(size - inner) / 2}" y="${(size - inner) / 2}" width="${inner}" height="${inner}" viewBox="0 0 30 30">${svg.toString().replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')}</svg></svg>`;
  return sharp(Buffer.from(ground)).png({ compressionLevel: 9 });
}

/** Returns an ICO file with this PNG as its only picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
