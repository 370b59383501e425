import { FormSection } from '@aw/ui/patterns/form-section';
import type { ReactNode } from 'react';
import { AreaField } from './area-field';

/** What the writer reads: the description, the rules, and the files that go with them. */
export function BriefSection({ files }: { files: ReactNode }) {
  return (
    <FormSection title="Brief" lead="What the writer reads first.">
      <div className="grid grid-cols-1 gap-4">
        <AreaField name="paperDescription" rows={5} />
        <AreaField name="extraRequirements" rows={4} placeholder="Formatting, template, things to avoid" />
        {files}
      </div>
    </FormSection>
  );
}
