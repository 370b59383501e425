import { type StaffTextDetail, staffCheckText, staffPublishText } from '@aw/contracts/content/staff';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useAction } from '../../actions/use-action';
import { useTextForm } from '../../actions/use-text-form';
import { useConsole } from '../../services/console-services';
import { useDraft } from '../../services/use-draft';
import { PolicyChangeFields, usePolicyChange } from './policy-change-fields';
import { newArticle } from './text-names';

type SourceFormProps = { text: StaffTextDetail; canPublish: boolean };

/** Form with the source of a text, which is checked before it is published. The typed text survives a reload. */
export function SourceForm({ text, canPublish }: SourceFormProps) {
  const { api } = useConsole();
  const { name, format, versionId } = text;
  const shown = text.source || newArticle;
  const draft = useDraft(`text:${name}:${versionId ?? 'built'}`);
  const note = useTextForm(`text-note:${name}`, {
    please: 'Please describe the change.',
    send: (text) => publish.mutate(text),
  });
  const change = usePolicyChange(name);
  const source = draft.text || shown;
  const typed = { name, source, change: change.body };
  const rest = { log: { name: 'this text', target: `text:${name}` }, isErrorShown: true };
  const check = useAction({
    ...rest,
    send: () => api.call(staffCheckText, { body: typed }),
    done: () => ({ title: 'The text can be published' }),
    failed: 'The text did not pass the check.',
  });
  const publish = useAction({
    ...rest,
    send: (changed: string) =>
      api.call(staffPublishText, { body: { ...typed, note: changed, after: versionId } }),
    done: () => ({
      title: 'Text published',
      description: 'It will be on the site within a minute.',
      tone: 'positive',
    }),
    failed: 'The text was not published.',
    onDone: () => {
      draft.clear();
      change.clear();
      note.clear();
    },
  });
  const discard = () => {
    draft.clear();
    change.clear();
  };
  const failure = publish.failure ?? check.failure;
  return (
    <form {...note.formProps} className="grid grid-cols-1 content-start gap-4">
      <div className="[&_textarea]:font-mono [&_textarea]:text-13">
        <Field label={format === 'markdown' ? 'Source (Markdown)' : 'Source (YAML)'}>
          <Textarea
            rows={24}
            value={source}
            spellCheck
            readOnly={!canPublish}
            onChange={(event) => draft.change(event.target.value)}
          />
        </Field>
      </div>
      {canPublish ? (
        <>
          {name.startsWith('policies/') && source !== text.source && (
            <PolicyChangeFields
              change={change}
              isTerms={name === 'policies/terms'}
              error={publish.error ?? check.error}
            />
          )}
          <Field label="What you changed" error={note.error} isRequired>
            <Input {...note.field} maxLength={200} />
          </Field>
          {failure && <Note tone="danger">{failure}</Note>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" isPending={publish.isPending} pendingLabel="Publishing…">
              Publish
            </Button>
            <Button isPending={check.isPending} pendingLabel="Checking…" onClick={() => check.mutate()}>
              {format === 'markdown' ? 'Check and preview' : 'Check'}
            </Button>
            {draft.text !== '' && (
              <Button variant="quiet" onClick={discard}>
                Discard changes
              </Button>
            )}
          </div>
        </>
      ) : (
        <Note tone="info">Only administrators can change texts. You can read them and their history.</Note>
      )}
      {check.data?.html && <Preview html={check.data.html} />}
    </form>
  );
}

/** Preview of an article. The server has removed everything that could run from its HTML. */
function Preview({ html }: { html: string }) {
  return (
    <section aria-labelledby="preview" className="rule-double pt-4">
      <h2 id="preview" className="mb-3 text-18">
        Preview
      </h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
