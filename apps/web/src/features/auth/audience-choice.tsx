import { type Audience, audiences } from '@aw/contracts/auth/public';
import { FieldGroup } from '@aw/ui/primitives/field';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';

const names: Record<Audience, string> = { student: 'Student', educator: 'Educator' };

type AudienceChoiceProps = { audience: Audience; onChange: (audience: Audience) => void };

/** Student or educator. */
export function AudienceChoice({ audience, onChange }: AudienceChoiceProps) {
  return (
    <FieldGroup label="I am a">
      <SegmentedControl
        label="I am a"
        segments={audiences.map((value) => ({ value, label: names[value] }))}
        value={audience}
        onValueChange={(value) => onChange(value === 'educator' ? value : 'student')}
      />
    </FieldGroup>
  );
}
