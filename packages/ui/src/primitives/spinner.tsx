/** Turning ring in the text colour; the words beside it say what is running. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 flex-none animate-spin rounded-full border-2 border-current border-e-transparent motion-reduce:animate-none"
    />
  );
}
