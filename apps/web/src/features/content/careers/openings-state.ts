export type OpeningsState = {
  /** Id of the expanded opening, or '' for none. */
  opening: string;
  /** True if its application form is open as well. */
  hasForm: boolean;
};

/** Reads the state from the address, such as `?opening=stem-writer&apply=form`. An unknown opening counts as none. */
export function parseOpenings(openings: readonly { id: string }[], params: URLSearchParams): OpeningsState {
  const opening = openings.find(({ id }) => id === params.get('opening'))?.id ?? '';
  return { opening, hasForm: opening !== '' && params.get('apply') === 'form' };
}

/** Returns the address parameters of the state, without the parts that are closed. */
export function formatOpenings({ opening, hasForm }: OpeningsState): URLSearchParams {
  const params = new URLSearchParams();
  if (opening) params.set('opening', opening);
  if (opening && hasForm) params.set('apply', 'form');
  return params;
}

/** Returns the first message of a chat about an opening. */
export function applicationText({ title }: { title: string }): string {
  return `Hello! I would like to apply for the position: ${title}.`;
}
