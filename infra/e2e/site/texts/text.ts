/** A quoted text of the specification: its section and its fixed parts. */
export type Text = readonly [section: string, ...parts: string[]];
