import { CardGrid } from '@aw/ui/patterns/card-grid';
import { SchoolCardFrame } from '@aw/ui/patterns/school-card';

/** The first schools by name as a Mustache template: see ServedDocument. */
export function ServedSchools() {
  return (
    <CardGrid>
      {'{{#cards}}'}
      <li>
        <SchoolCardFrame
          to="{{to}}"
          initials="{{initials}}"
          name="{{name}}"
          about="{{about}}"
          documents="{{documents}}"
          questions="{{questions}}"
        />
      </li>
      {'{{/cards}}'}
    </CardGrid>
  );
}
