import { CardGrid } from '@aw/ui/patterns/card-grid';
import { QuestionCardFrame } from '@aw/ui/patterns/question-card';
import { QuestionStatus } from '@aw/ui/patterns/question-status';
import { Fragment } from 'react';
import { ServedSubject } from '~/shell/served-subject';

/**
 * Mustache template of the newest questions: see ServedDocument. It contains the icon and colour of every subject and
 * state, and the data of a card select one of them.
 */
export function ServedQuestions() {
  return (
    <CardGrid columns={2}>
      {'{{#cards}}'}
      <li>
        <QuestionCardFrame
          to="{{to}}"
          title="{{title}}"
          content="{{content}}"
          subject={<ServedSubject />}
          asked={
            <time dateTime="{{createdAt}}" className="whitespace-nowrap">
              {'{{asked}}'}
            </time>
          }
          status={<Status />}
          answers="{{answers}}"
        />
      </li>
      {'{{/cards}}'}
    </CardGrid>
  );
}

const states = {
  awaiting: { isAnswered: false, isVerified: false },
  answered: { isAnswered: true, isVerified: false },
  solved: { isAnswered: true, isVerified: true },
} as const;

function Status() {
  return Object.entries(states).map(([name, state]) => (
    <Fragment key={name}>
      {`{{#${name}}}`}
      <QuestionStatus {...state} isPlain />
      {`{{/${name}}}`}
    </Fragment>
  ));
}
