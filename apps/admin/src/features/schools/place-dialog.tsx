import {
  decidePlace,
  listSimilarPlaces,
  type Place,
  type PlaceDecision,
  type SimilarPlace,
} from '@aw/contracts/schools/places';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { callQuery } from '../../api/call-query';
import { useConsole } from '../../services/console-services';
import { decisionOf, mergeInto, startOf } from './place-decision';
import { PlaceSearch } from './place-search';

type PlaceDialogProps = DialogState & { place: Place };

/** Adds a typed place to the list, merges it into one of the list, or declines it. */
export function PlaceDialog({ place, ...dialog }: PlaceDialogProps) {
  const { api } = useConsole();
  const params = { id: place.id };
  const similar = useQuery(
    callQuery(api, ['places', 'similar', String(place.id)], listSimilarPlaces, { params, query: {} }),
  );
  const [choice, setChoice] = useState<string>();
  const [other, setOther] = useState<SimilarPlace>();
  const [fields, setFields] = useState(() => startOf(place));
  const waitsForSchool = place.pendingSchool !== null;
  const chosen = choice === 'other' ? mergeInto(other) : choice;
  const decision = decisionOf(chosen, place.kind, fields);
  const decide = useAction({
    send: (body: PlaceDecision) => api.call(decidePlace, { params, body }),
    done: ({ status, listedAs, name }) => doneMessage(status, listedAs ?? name),
    failed: 'Nothing was decided.',
    log: { name: 'this place', target: `place:${place.id}` },
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title={`Decide about “${place.name}”`}
      description={descriptionOf(place)}
      submitLabel={submitLabels[decision?.decision ?? (choice === 'other' ? 'merge' : 'add')]}
      pendingLabel="Deciding…"
      isDestructive={decision?.decision === 'decline'}
      isIncomplete={!decision}
      isPending={decide.isPending}
      failure={decide.failure}
      onSubmit={() => decision && decide.mutate(decision)}
    >
      {waitsForSchool && (
        <Note tone="caution">
          Please decide about its school first. Then you can add or merge this course.
        </Note>
      )}
      <FieldGroup label="Decision">
        <RadioGroup
          value={choice}
          onValueChange={setChoice}
          options={[
            { value: 'add', label: `Add it as a new ${place.kind}`, isDisabled: waitsForSchool },
            ...(similar.data ?? []).map((one) => ({
              value: mergeInto(one),
              label: mergeLabel(one),
              isDisabled: waitsForSchool,
            })),
            { value: 'other', label: `Merge into another ${place.kind}`, isDisabled: waitsForSchool },
            { value: 'decline', label: 'Decline it', help: 'Its documents stay in the library without it.' },
          ]}
        />
      </FieldGroup>
      {similar.isError && (
        <Note tone="danger">Similar places did not load. You can still add or decline.</Note>
      )}
      {choice === 'other' && <PlaceSearch place={place} onChoose={setOther} />}
      {choice === 'add' && (
        <Field label="Name in the list" isRequired>
          <Input
            value={fields.name}
            maxLength={200}
            onChange={(event) => setFields({ ...fields, name: event.target.value })}
          />
        </Field>
      )}
      {choice === 'add' && place.kind === 'course' && (
        <div className="grid gap-4 sm:grid-cols-[1fr_1.6fr]">
          <Field label="Code" isRequired>
            <Input
              value={fields.code}
              maxLength={40}
              onChange={(event) => setFields({ ...fields, code: event.target.value })}
            />
          </Field>
          <Field label="Department">
            <Input
              value={fields.department}
              maxLength={200}
              onChange={(event) => setFields({ ...fields, department: event.target.value })}
            />
          </Field>
        </div>
      )}
    </FormDialog>
  );
}

const submitLabels = { add: 'Add to the list', merge: 'Merge', decline: 'Decline' } as const;

function descriptionOf({ kind, school, documents }: Place): string {
  const where = kind === 'course' && school ? ` at ${school.name}` : '';
  const wait = documents === 1 ? 'waits' : 'wait';
  const waiting = documents === 0 ? 'No document waits' : `${formatCount(documents, 'document')} ${wait}`;
  return `A ${kind}${where}. ${waiting} for this decision. We notify the uploaders.`;
}

function mergeLabel({ name, detail, documentCount }: SimilarPlace): string {
  const documents = documentCount > 0 ? `, ${formatCount(documentCount, 'document')}` : '';
  return `Merge into ${name}${detail ? ` (${detail})` : ''}${documents}`;
}

function doneMessage(status: Place['status'], name: string) {
  if (status === 'declined')
    return { title: 'Place declined', description: 'Its documents stay in the library without it.' };
  const title = status === 'added' ? 'Place added' : 'Place merged';
  return { title, description: `Its documents are now filed under ${name}.`, tone: 'positive' as const };
}
