/** Returns a message with an empty line for each detail that we need to answer, for the sender to fill in. */
export function firstMessage(send: readonly { label: string }[]): string {
  return ['Hello! I have a project:', ...send.map(({ label }) => `${label}: `)].join('\n');
}
