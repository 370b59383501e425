import { subjects } from '@aw/ui/patterns/subject-glyph';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { Fragment } from 'react';

/** The subject that the view names, or any other text as it is. */
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
