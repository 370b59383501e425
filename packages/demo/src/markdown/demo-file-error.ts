/** A mistake in one of the demo's files, with the place where it has to be corrected. */
export class DemoFileError extends Error {
  constructor(place: { file: string; line?: number }, message: string) {
    super(`${place.line === undefined ? place.file : `${place.file}:${place.line}`}: ${message}`);
    this.name = 'DemoFileError';
  }
}
