import { SiteFooter } from '@aw/ui/patterns/site-footer';
import { WhatsAppTab } from '@aw/ui/patterns/whatsapp-tab';
import { usePublicConfig } from '~/lib/config';
import { whatsAppLink } from '~/lib/contact-links';
import { paths } from '~/lib/paths';
import { companyLine, noEndorsement } from './contacts';
import { companyLinks, footerColumns } from './footer-menu';
import { KeepPlace } from './keep-place';

/** Footer with the site's menus, and the tab at the edge that opens the support chat. */
export default function SiteEnd() {
  const config = usePublicConfig();
  return (
    <>
      <SiteFooter
        about={companyLine}
        contacts={companyLinks(config)}
        columns={footerColumns(config)}
        closing={[`© ${config.siteName}`, noEndorsement]}
        siteName={config.siteName}
        homeTo={paths.home}
      />
      <KeepPlace />
      <WhatsAppTab to={whatsAppLink(config)} />
    </>
  );
}
