import { TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { Icon } from './icon';

type FieldState = {
  controlId: string;
  labelId: string;
  descriptionIds: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

const FieldContext = createContext<FieldState | undefined>(undefined);
const GroupLabelContext = createContext<string | undefined>(undefined);

type ControlProps = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
};

/**
 * Connects a control to the Field around it: its id, its help and error, and whether it is required or invalid. Only the
 * Field can say that a control is required, so that the label always shows the mark too.
 */
export function useFieldControl(own: ControlProps): ControlProps & { 'aria-required'?: boolean } {
  const field = useContext(FieldContext);
  if (!field) return own;
  const describedBy = [own['aria-describedby'], field.descriptionIds].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.isInvalid || undefined),
    'aria-required': field.isRequired || undefined,
  };
}

/** Returns the id of the surrounding FieldGroup's legend, which names a set of controls. */
export function useGroupLabelId() {
  return useContext(GroupLabelContext);
}

type FieldProps = {
  label: string;
  /** Input, Textarea, Select, Combobox or another control. */
  children: ReactNode;
  help?: ReactNode;
  /** Message that explains the error and how to correct it; announced when it appears. */
  error?: string;
  isRequired?: boolean;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
};

/** Control with its label, with help and an error below it. */
export function Field({ label, children, help, error, isRequired = false, isLabelHidden }: FieldProps) {
  const state = useFieldState(help, error, isRequired);
  return (
    <FieldContext.Provider value={state}>
      <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
        <label
          id={state.labelId}
          htmlFor={state.controlId}
          className={isLabelHidden ? 'sr-only' : 'text-14 leading-ui font-strong'}
        >
          {label}
          {isRequired && <RequiredMark />}
        </label>
        {children}
        <Descriptions state={state} help={help} error={error} />
      </div>
    </FieldContext.Provider>
  );
}

/** Several controls under one question: checkboxes, radio buttons, a date in parts. */
export function FieldGroup({ label, children, help, error, isRequired = false, isLabelHidden }: FieldProps) {
  const state = useFieldState(help, error, isRequired);
  return (
    <GroupLabelContext.Provider value={state.labelId}>
      <fieldset
        aria-describedby={state.descriptionIds}
        className="grid min-w-0 grid-cols-1 content-start gap-1.5"
      >
        <legend
          id={state.labelId}
          className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-14 leading-ui font-strong'}
        >
          {label}
          {isRequired && <RequiredMark />}
        </legend>
        {children}
        <Descriptions state={state} help={help} error={error} />
      </fieldset>
    </GroupLabelContext.Provider>
  );
}

function useFieldState(help: ReactNode, error: string | undefined, isRequired: boolean): FieldState {
  const id = useId();
  const descriptionIds = [help && `${id}help`, error && `${id}error`].filter(Boolean).join(' ');
  return {
    controlId: `${id}control`,
    labelId: `${id}label`,
    descriptionIds: descriptionIds || undefined,
    isInvalid: Boolean(error),
    isRequired,
  };
}

function RequiredMark() {
  return <span aria-hidden="true" className="required-mark text-danger" />;
}

type DescriptionsProps = { state: FieldState; help: ReactNode; error: string | undefined };

function Descriptions({ state, help, error }: DescriptionsProps) {
  const base = state.controlId.replace(/control$/, '');
  return (
    <>
      {help && (
        <p id={`${base}help`} className="text-13 text-ink-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${base}error`} role="alert" className="flex gap-1.5 text-13 font-medium text-danger">
          <span className="mt-px">
            <Icon icon={TriangleAlert} size="sm" />
          </span>
          {error}
        </p>
      )}
    </>
  );
}
