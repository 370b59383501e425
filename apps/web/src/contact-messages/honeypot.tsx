/** A field that nobody sees or reaches: whoever fills it is a program, and the server holds what it sent. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Please leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
