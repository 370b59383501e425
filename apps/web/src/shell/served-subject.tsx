import { subjects } from '@aw/ui/patterns/subject-glyph';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { Fragment } from 'react';

/** Mustache template of all subjects, of which the data select one. Any other text is shown as it is. */
export function ServedSubject() {
  return (
    <>
      {subjects.map(({ id, name }) => (
        <Fragment key={id}>
          {`{{#${id}}}`}
          <SubjectTag subject={name} />
          {`{{/${id}}}`}
        </Fragment>
      ))}
      {'{{#other}}'}
      <SubjectTag subject="{{subject}}" />
      {'{{/other}}'}
    </>
  );
}
