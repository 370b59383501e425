import type { CareNote as Care } from '@aw/contracts/ai/care';
import { longDate } from '@aw/contracts/long-date';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';

/** Says who can help, above the answer to a message from a person who may be in danger. */
export function CareNote({ care: { title, emergency, lines, helplines, checkedOn } }: { care: Care }) {
  return (
    <Note tone="info" title={title}>
      <p className="mt-2">{emergency.text}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {emergency.numbers.map((number) => (
          <Button key={number} asChild size="sm">
            <a href={`tel:${number}`}>{`Call ${number}`}</a>
          </Button>
        ))}
      </p>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 marker:text-ink-faint">
        {helplines.map(({ name, contact }) => (
          <li key={`${name} ${contact}`}>{`${name}: ${contact}`}</li>
        ))}
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {checkedOn && <p className="mt-2 text-13">{`Helplines last checked on ${longDate(checkedOn)}.`}</p>}
    </Note>
  );
}
