import { CardGrid } from '@aw/ui/patterns/card-grid';
import { DocumentCardFrame, FirstPage, NoFirstPage } from '@aw/ui/patterns/document-card';
import { subjects } from '@aw/ui/patterns/subject-glyph';
import { Fragment } from 'react';
import { firstPageShapes } from '~/lib/document-card';

/**
 * The newest documents as a Mustache template: see ServedDocument. It contains a card for each subject,
 * because each has its own icon and colour, and one for other subjects; the data of each document selects one
 * of them.
 */
export function ServedDocuments() {
  return (
    <CardGrid>
      {'{{#cards}}'}
      {subjects.map(({ id, name }) => (
        <Fragment key={id}>
          {`{{#${id}}}`}
          <Card subject={name} />
          {`{{/${id}}}`}
        </Fragment>
      ))}
      {'{{#other}}'}
      <Card subject="{{subject}}" />
      {'{{/other}}'}
      {'{{/cards}}'}
    </CardGrid>
  );
}

function Card({ subject }: { subject: string }) {
  return (
    <li>
      <DocumentCardFrame
        to="{{to}}"
        subject={subject}
        pages="{{pages}}"
        title="{{title}}"
        snippet="{{snippet}}"
        about="{{about}}"
        uploaded={<time dateTime="{{uploadedAt}}">{'{{uploaded}}'}</time>}
        firstPage={
          <>
            {'{{#sheet}}'}
            <Picture {...firstPageShapes.sheet} />
            {'{{/sheet}}{{#slide}}'}
            <Picture {...firstPageShapes.slide} />
            {'{{/slide}}{{^picture}}'}
            <NoFirstPage />
            {'{{/picture}}'}
          </>
        }
      />
    </li>
  );
}

function Picture(size: { width: number; height: number }) {
  return (
    <>
      {'{{#isAtTop}}'}
      <FirstPage {...size} src="{{picture}}" title="{{title}}" isAtTop />
      {'{{/isAtTop}}{{^isAtTop}}'}
      <FirstPage {...size} src="{{picture}}" title="{{title}}" />
      {'{{/isAtTop}}'}
    </>
  );
}
