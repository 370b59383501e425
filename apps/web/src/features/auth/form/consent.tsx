import { Checkbox } from '@aw/ui/primitives/checkbox';
import { FieldGroup } from '@aw/ui/primitives/field';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';

/* Both links open in a new tab, so that nothing typed is lost. */
function Documents() {
  return (
    <>
      <Link to={paths.terms} target="_blank">
        Terms of Use
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacy} target="_blank">
        Privacy Policy
      </Link>
    </>
  );
}

/** The sentence that makes creating an account an agreement to the terms. */
export function ConsentLine() {
  return (
    <p className="text-13 text-ink-muted">
      By creating an account you agree to the <Documents />.
    </p>
  );
}

type ConsentBoxProps = { isChecked: boolean; onChange: (isChecked: boolean) => void; error?: string };

/** The checkbox with which the combined page asks for agreement to the terms. */
export function ConsentBox({ isChecked, onChange, error }: ConsentBoxProps) {
  return (
    <FieldGroup label="Terms" isLabelHidden error={error}>
      <Checkbox
        label={
          <>
            I agree to the <Documents />
          </>
        }
        isChecked={isChecked}
        onCheckedChange={onChange}
        isRequired
        isInvalid={Boolean(error)}
      />
    </FieldGroup>
  );
}
