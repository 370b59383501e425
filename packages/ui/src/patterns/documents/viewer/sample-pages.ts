import type { ViewerPage } from './page-sheet';

type Shape = { width: number; height: number };
const sheet: Shape = { width: 400, height: 566 };
const slide: Shape = { width: 566, height: 400 };

function rule(at: number, width: number): string {
  return `<path d="M40 ${at}H${40 + width}" stroke="CanvasText" stroke-opacity=".45" stroke-width="5"/>`;
}

/** Draws a printed page for stories: a heading, lines of text and a curve, in system colours. */
function printedPage(heading: string, { width, height }: Shape): { src: string } & Shape {
  const lines = Array.from({ length: Math.floor((height - 290) / 16) }, (_, at) =>
    rule(280 + at * 16, (width - 80) * (at % 5 === 4 ? 0.5 : 1)),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="Canvas"/>
    <text x="40" y="56" font-family="serif" font-weight="bold" font-size="20" fill="CanvasText">${heading}</text>
    ${rule(82, width - 80)}${rule(98, (width - 80) * 0.7)}
    <path d="M60 130V240H220M60 232C110 230 120 140 220 138" fill="none" stroke="CanvasText" stroke-width="2"/>
    ${lines.join('')}
  </svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}

/** Returns the first page of a paper. */
export const paperPage = (heading: string) => printedPage(heading, sheet);
/** Returns the first slide of a set. */
export const slidePage = (heading: string) => printedPage(heading, slide);

/** Returns the first pages of a paper about traces. */
export function samplePages(count: number): ViewerPage[] {
  return Array.from({ length: count }, (_, at) => {
    const picture = paperPage(`Dynamic languages, page ${at + 1}`);
    return { ...picture, number: at + 1, thumbnailSrc: picture.src };
  });
}
