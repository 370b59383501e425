const steps = [
  { name: 'Received.', text: 'All bytes arrived, the type is what it says.' },
  { name: 'Readable.', text: 'It opens and has at least one page with text or image.' },
  { name: 'Not a duplicate.', text: 'No stored file is the same.' },
  { name: 'Published.', text: 'It counts, and your reward moves.' },
];

/** What happens to a file, and what may be uploaded. */
export function UploadAdvice() {
  return (
    <aside aria-label="About uploads" className="grid min-w-0 grid-cols-1 gap-4">
      <section
        aria-labelledby="file-way"
        className="grid gap-2 rounded-2 border border-line bg-surface-raised p-5 text-14"
      >
        <h2 id="file-way" className="text-18">
          What happens to a file
        </h2>
        <ol className="grid gap-2.5">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="own-work" className="grid gap-2 px-5 text-14">
        <h2 id="own-work" className="text-18">
          Your own work only
        </h2>
        <p className="text-ink-muted">
          Past exams and textbook pages need the owner’s permission. Removed files reverse their credit.
        </p>
      </section>
    </aside>
  );
}
