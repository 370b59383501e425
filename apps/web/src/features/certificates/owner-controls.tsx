import { reasonOf } from '@aw/contracts/api-error';
import {
  type Certificate,
  type CertificateTemplate,
  certificateTemplates,
  updateCertificate,
} from '@aw/contracts/certificates/public';
import { ShareButton } from '@aw/ui/patterns/share-button';
import { Button } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { Switch } from '@aw/ui/primitives/switch';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { paths } from '~/lib/paths';
import { absolute } from '~/lib/site-details';
import { Panel } from '~/shell/panel';
import { storeCertificate } from './certificate-queries';
import { downloadsOf, templateOptions } from './certificate-text';

type OwnerControlsProps = {
  certificate: Certificate;
  /** Called with a chosen template that is not saved yet, and with undefined once it is saved. */
  onPreview: (template: CertificateTemplate | undefined) => void;
};

/** Controls for the owner of a certificate: name, design, sharing and downloads. */
export function OwnerControls({ certificate, onPreview }: OwnerControlsProps) {
  return (
    <div className="grid max-w-240 grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start print:hidden">
      <LookPanel certificate={certificate} onPreview={onPreview} />
      <div className="grid gap-5">
        <SharePanel certificate={certificate} />
        <Panel
          title="Download"
          lead="As a PDF to print, or as a digital credential (Open Badges 3.0) that others can verify."
        >
          <div className="grid justify-items-start gap-2">
            {downloadsOf(certificate.certificateId).map(({ label, to }) => (
              <Button key={to} asChild icon={Download}>
                <Link to={to}>{label}</Link>
              </Button>
            ))}
          </div>
        </Panel>
      </div>
    </div>
  );
}

/** The fields of the contract that this form sends. */
export const lookSchema = z.pick(updateCertificate.body, { studentName: true, template: true });

function LookPanel({ certificate, onPreview }: OwnerControlsProps) {
  const { certificateId, studentName, template } = certificate;
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { formProps, field, choice, errors, note, submitProps } = useZodForm(lookSchema, {
    defaultValues: { studentName, template },
    send: async (body) => {
      storeCertificate(queryClient, await api.call(updateCertificate, { params: { certificateId }, body }));
      onPreview(undefined);
      toast({ title: 'Certificate saved', about: certificateId });
    },
    explain: failureOf,
  });
  const look = choice('template');
  return (
    <Panel title="Name and design" lead="The preview above changes as soon as you choose a design.">
      <form {...formProps} className="grid gap-5">
        <Field label="Name on the certificate" error={errors.studentName} isRequired>
          <Input {...field('studentName')} maxLength={200} autoComplete="name" dir="auto" />
        </Field>
        <FieldGroup label="Design" error={errors.template}>
          <RadioGroup
            options={templateOptions}
            value={look.value}
            onValueChange={(value) => {
              const chosen = certificateTemplates.find((one) => one === value);
              look.set(chosen);
              onPreview(chosen);
            }}
          />
        </FieldGroup>
        {note && <Note tone="danger">{note}</Note>}
        <div>
          <Button {...submitProps} variant="primary" pendingLabel="Saving...">
            Save changes
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function SharePanel({ certificate: { certificateId, quizTitle, isPublic } }: { certificate: Certificate }) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const change = useMutation({
    mutationFn: (next: boolean) =>
      api.call(updateCertificate, { params: { certificateId }, body: { isPublic: next } }),
    onSuccess: (changed) => storeCertificate(queryClient, changed),
    onError: (error) =>
      toast({ title: 'Sharing was not changed', description: reasonOf(error), tone: 'danger' }),
  });
  const url = absolute(paths.certificate(certificateId));
  return (
    <Panel title="Share">
      <Switch
        label="Share this certificate"
        help={isPublic ? 'Everyone can see it, and search engines may find it too.' : 'Only you can see it.'}
        isOn={isPublic}
        isPending={change.isPending}
        onToggle={(next) => change.mutate(next)}
      />
      {isPublic && (
        <div className="grid gap-1 border-t border-line pt-3">
          <p className="flex items-center gap-1 text-14">
            <span className="min-w-0 font-mono text-13 wrap-anywhere">{url}</span>
            <CopyButton value={url} label="Copy link" />
          </p>
          <div className="-ms-2">
            <ShareButton url={url} title={`Certificate: ${quizTitle}`} />
          </div>
        </div>
      )}
    </Panel>
  );
}
