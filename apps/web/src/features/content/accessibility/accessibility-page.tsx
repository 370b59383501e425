import { longDate } from '@aw/contracts/long-date';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Link } from '@aw/ui/primitives/link';
import { Fragment } from 'react';
import { usePublicConfig } from '~/lib/config';
import { mailLink, phoneLink } from '~/lib/contact-links';
import { paths } from '~/lib/paths';
import { checkedOn, lead, sections, title } from './accessibility-texts';

/** The page /accessibility: what the site aims at, how it is tested, what does not work, and how to report a problem. */
export function AccessibilityPage() {
  const config = usePublicConfig();
  return (
    <div className="wrap pb-16">
      <PageHead
        back={{ label: 'Help Center', to: paths.help }}
        title={title}
        lead={lead}
        meta={
          <p>
            Last checked: <time dateTime={checkedOn}>{longDate(checkedOn, 'UTC')}</time>
          </p>
        }
      />
      <div className="prose rule-double pt-6">
        {sections.map(({ id, title, text, points }) => (
          <Fragment key={id}>
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Fragment>
        ))}
        <h2 id="report">Tell us about a problem</h2>
        <p>
          Please <Link to={paths.contact}>write to us</Link> if something does not work for you, or if you
          need a text in another form. Say which page it is, what you tried, and which browser or aid you use.
          You can also email <Link to={mailLink(config, 'Accessibility')}>{config.email}</Link> or call{' '}
          <Link to={phoneLink(config)}>{config.phone}</Link>.
        </p>
      </div>
    </div>
  );
}
