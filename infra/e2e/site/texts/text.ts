/** A text that the specification quotes: its section and its fixed parts. */
export type Text = readonly [section: string, ...parts: string[]];
