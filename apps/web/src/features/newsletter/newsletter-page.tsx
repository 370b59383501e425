import { NewsletterForm } from '~/contact-messages/newsletter-form';
import { MailedLinkPage } from '~/shell/mailed-link-page';
import { ConfirmSubscription } from './confirm-subscription';
import { Unsubscribe } from './unsubscribe';

/** Page behind the links of the newsletter's mails, with a form for everybody else (/newsletter). */
export function NewsletterPage() {
  return (
    <MailedLinkPage title="Newsletter" lead="Study advice from the blog, and news about this site.">
      {(params) => {
        const [confirm, unsubscribe] = [params.get('confirm'), params.get('unsubscribe')];
        if (confirm) return <ConfirmSubscription key={confirm} token={confirm} />;
        if (unsubscribe) return <Unsubscribe key={unsubscribe} token={unsubscribe} />;
        return <NewSubscription />;
      }}
    </MailedLinkPage>
  );
}

/** Form for a new subscription, with an explanation of how it starts and ends. */
function NewSubscription() {
  return (
    <div className="grid gap-6">
      <NewsletterForm isPrimary />
      <p className="text-14 text-ink-muted">
        We email you a link. The newsletter starts when you open it and press the button there. You can
        unsubscribe with one click in every issue.
      </p>
    </div>
  );
}
