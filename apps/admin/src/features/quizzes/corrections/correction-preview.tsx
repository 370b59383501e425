import { isRefusal, reasonOf } from '@aw/contracts/api-error';
import type { CorrectionEffects } from '@aw/contracts/quizzes/corrections';
import { Button } from '@aw/ui/primitives/button';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { Textarea } from '@aw/ui/primitives/textarea';
import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Fact, Facts } from '../../../resource-list/facts';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { type Correction, correctionPreviewQuery } from '../queries';
import { effectLines, effectNote } from './correction-labels';

/** Loads the dry run of a correction once it is chosen. */
export function useCorrectionPreview(correction: Correction, isChosen: boolean) {
  const { api } = useConsole();
  return useQuery({ ...correctionPreviewQuery(api, correction), enabled: isChosen });
}

type CorrectionPreviewProps = {
  query: UseQueryResult<CorrectionEffects>;
  /** A required option is still missing. */
  isWaiting: boolean;
};

/** Effects of the correction, shown before it can be sent. */
export function CorrectionPreview({ query, isWaiting }: CorrectionPreviewProps) {
  const { data, error, isFetching, refetch } = query;
  return (
    <PanelSection title="What it would change">
      <div aria-live="polite">
        {isWaiting ? (
          <p className="text-13 text-ink-muted">
            Choose the option first. Nothing changes until you send the correction.
          </p>
        ) : data ? (
          <Effects effects={data} />
        ) : error && !isFetching ? (
          <Note
            tone="caution"
            title="You cannot send this correction."
            action={
              isRefusal(error) ? undefined : (
                <Button size="sm" onClick={() => void refetch()}>
                  Try again
                </Button>
              )
            }
          >
            {reasonOf(error)}
          </Note>
        ) : (
          <LoadingRegion label="Counting what it would change…">
            <Skeleton shape="block" />
          </LoadingRegion>
        )}
      </div>
    </PanelSection>
  );
}

function Effects({ effects }: { effects: CorrectionEffects }) {
  const note = effectNote(effects);
  return (
    <>
      <Facts>
        {effectLines(effects).map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {note && <p className="mt-1.5 text-13 text-ink-muted">{note}</p>}
    </>
  );
}

type PassesFieldProps = {
  isTaking: boolean;
  onTakingChange: (isTaking: boolean) => void;
  passesReason: RegisteredField;
  error: string | undefined;
};

/** Takes passes away only if an author chooses so, with a reason for the people who lose one. */
export function PassesField({ isTaking, onTakingChange, passesReason, error }: PassesFieldProps) {
  return (
    <>
      <Checkbox
        label="Take these passes away"
        help="Passes are normally kept, because the mistake was ours. If you take them, their certificates are revoked."
        isChecked={isTaking}
        onCheckedChange={onTakingChange}
      />
      {isTaking && (
        <Field
          label="Reason for taking passes"
          help="Everyone who loses a pass will see it."
          error={error}
          isRequired
        >
          <Textarea {...passesReason} rows={2} maxLength={500} />
        </Field>
      )}
    </>
  );
}
