import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Demo } from './demo';

export type {
  Demo,
  DemoAnswer,
  DemoChat,
  DemoMessage,
  DemoQuestion,
  DemoQuote,
  DemoStudyMaterial,
  DemoTutor,
  DemoUpload,
} from './demo';

// The folders src and dist are siblings, so this address is right for the sources and for the built code.
const dist = new URL('../dist/', import.meta.url);

/** Returns the content of a new installation; throws until this package has been built. */
export function readDemo(): Demo {
  return JSON.parse(readFileSync(new URL('demo.json', dist), 'utf8'));
}

/** Returns the path of the rendered file of an upload, or of the picture of a message. */
export function demoFilePath(fileName: string): string {
  return fileURLToPath(new URL(`files/${fileName}`, dist));
}
