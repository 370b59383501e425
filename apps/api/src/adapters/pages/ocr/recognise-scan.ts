import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Worker } from 'tesseract.js';
import { middleOf, openScan, prepareScan, type Scan } from './prepare-scan';
import { type RecognisedText, textOfBlocks } from './text-of-blocks';

/** A picture of a page: PNG, JPEG or WebP. */
export type ScanTask = { path: string };

/** `text` is null if the page has no text, or none that can be read with certainty. */
export type ScanResult = { status: 'read'; text: string | null } | { status: 'refused' };

const quarterTurns = [180, 90, 270];
/** Confidence in percent from which a page is read once. */
const certain = 90;
/** Confidence below which straight lines would not help. */
const hopeless = 50;

/**
 * Reads the text of a picture of a page. A page that lies on its side or upside down is turned upright: if its text is
 * uncertain, the middle of the page is read in the other three directions, and the page in the best one.
 */
export async function recogniseScan(engine: Worker, { path }: ScanTask): Promise<ScanResult> {
  const source = await readFile(path);
  const scan = await prepareScan(sharp(source).autoOrient()).catch(() => undefined);
  if (!scan) return { status: 'refused' };
  const first = await read(engine, scan);
  if (first.text !== null) return { status: 'read', text: first.text };
  const turned = await turnUpright(engine, scan, first.confidence);
  const second = turned && (await read(engine, turned));
  return { status: 'read', text: second?.text ?? null };
}

/** Returns the page in the direction in which its middle is read best, or undefined if none is better than `confidence`. */
async function turnUpright(engine: Worker, scan: Scan, confidence: number): Promise<Scan | undefined> {
  let best = { turn: 0, confidence };
  for (const turn of quarterTurns) {
    const middle = await turned(middleOf(scan), turn);
    const found = await readOnce(engine, middle, false);
    if (found.confidence > best.confidence) best = { turn, confidence: found.confidence };
  }
  return best.turn === 0 ? undefined : turned(openScan(scan), best.turn);
}

async function turned(picture: Sharp, turn: number): Promise<Scan> {
  const { data, info } = await picture
    .rotate(turn)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Reads a picture after straightening lines that are askew, or as it is if that is more certain: straightening spoils curved lines. */
async function read(engine: Worker, scan: Scan): Promise<RecognisedText> {
  const straightened = await readOnce(engine, scan, true);
  if (straightened.confidence >= certain || straightened.confidence < hopeless) return straightened;
  const unchanged = await readOnce(engine, scan, false);
  return unchanged.certainWords > straightened.certainWords ? unchanged : straightened;
}

async function readOnce(engine: Worker, scan: Scan, rotateAuto: boolean): Promise<RecognisedText> {
  const png = await openScan(scan).png({ compressionLevel: 1 }).toBuffer();
  const { data } = await engine.recognize(png, { rotateAuto }, { text: false, blocks: true });
  return textOfBlocks(data.blocks ?? []);
}
