/** A message with a line for everything that the first answer needs, to be filled in by whoever sends it. */
export function firstMessage(send: readonly { label: string }[]): string {
  return ['Hello! I have a project:', ...send.map(({ label }) => `${label}: `)].join('\n');
}
