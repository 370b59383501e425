/** What is said before an answer from the study library, and why it is from there. */
export const libraryNotices = {
  unconfigured: 'Answering from the study library — no AI model is configured.',
  chosen: 'Answering from the study library, as you chose.',
  spent: 'Answering from the study library — what the AI model may cost today is spent.',
} as const;

type Asked = { hasModel: boolean; isChosen: boolean };

/** The notice of an answer that the study library gave. */
export function libraryNotice({ hasModel, isChosen }: Asked): string {
  if (!hasModel) return libraryNotices.unconfigured;
  return isChosen ? libraryNotices.chosen : libraryNotices.spent;
}
