import { Button } from '../../../primitives/button';
import { SegmentedControl } from '../../../primitives/segmented-control';

export const readingChoices = {
  size: { label: 'Text size', values: { normal: 'Normal', large: 'Large', larger: 'Larger' } },
  spacing: { label: 'Spacing', values: { normal: 'Normal', wide: 'Wide', wider: 'Wider' } },
  width: { label: 'Line length', values: { normal: 'Normal', short: 'Short' } },
  contrast: { label: 'Contrast', values: { normal: 'Normal', high: 'High' } },
  font: { label: 'Font', values: { normal: 'Inter', atkinson: 'Atkinson', dyslexic: 'OpenDyslexic' } },
} as const;

type Choices = typeof readingChoices;
export type ReadingSetting = keyof Choices;
export type ReadingSettings = { [Name in ReadingSetting]: keyof Choices[Name]['values'] };

export const usualSettings: ReadingSettings = {
  size: 'normal',
  spacing: 'normal',
  width: 'normal',
  contrast: 'normal',
  font: 'normal',
};

type ReadingSettingsFormProps = {
  settings: ReadingSettings;
  onChange: (name: ReadingSetting, value: string) => void;
  onReset: () => void;
};

/** Choices of how the text of documents looks. */
export function ReadingSettingsForm({ settings, onChange, onReset }: ReadingSettingsFormProps) {
  const isUsual = names.every((name) => settings[name] === usualSettings[name]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <div key={name} className="grid gap-1.5">
          <span aria-hidden="true" className="text-14 font-medium">
            {readingChoices[name].label}
          </span>
          <SegmentedControl
            label={readingChoices[name].label}
            size="sm"
            segments={Object.entries(readingChoices[name].values).map(([value, label]) => ({ value, label }))}
            value={settings[name]}
            onValueChange={(value) => onChange(name, value)}
          />
        </div>
      ))}
      {!isUsual && (
        <div className="self-end">
          <Button size="sm" variant="quiet" onClick={onReset}>
            Use the usual settings
          </Button>
        </div>
      )}
    </div>
  );
}

const names = Object.keys(readingChoices) as ReadingSetting[];
