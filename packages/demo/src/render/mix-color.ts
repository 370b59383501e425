/** Mixes a colour `#rrggbb` with white (255) or black (0). `share` is the part of white or black, from 0 to 1. */
export function mixColor(color: string, towards: 0 | 255, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(part + (towards - part) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
