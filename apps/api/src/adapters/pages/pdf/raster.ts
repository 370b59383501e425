/** A page drawn by PDFium: four bytes per pixel, red first. */
export type Raster = { data: Uint8Array; width: number; height: number };

const white = 0xffffffff;

/** Returns whether every pixel is white, so that the page shows nothing. */
export function isBlank({ data }: Raster): boolean {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
  return pixels.every((pixel) => pixel === white);
}
