export type OpeningsState = {
  /** The id of the opening that is open; '' for none. */
  opening: string;
  /** Whether its form is open as well. */
  hasForm: boolean;
};

/** Reads the address: `?opening=stem-writer&apply=form`; an unknown opening is none. */
export function parseOpenings(openings: readonly { id: string }[], params: URLSearchParams): OpeningsState {
  const opening = openings.find(({ id }) => id === params.get('opening'))?.id ?? '';
  return { opening, hasForm: opening !== '' && params.get('apply') === 'form' };
}

/** Writes the address; what is closed is left out. */
export function formatOpenings({ opening, hasForm }: OpeningsState): URLSearchParams {
  const params = new URLSearchParams();
  if (opening) params.set('opening', opening);
  if (opening && hasForm) params.set('apply', 'form');
  return params;
}

/** What a chat about an opening begins with. */
export function applicationText({ title }: { title: string }): string {
  return `Hello! I would like to apply for the position: ${title}.`;
}
