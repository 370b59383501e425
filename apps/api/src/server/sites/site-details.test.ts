import { placeholders, type SiteDetails } from '@aw/contracts/site-details';
import { decodeHTML } from 'entities';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config';
import { inlineScriptHashes } from '../security/inline-scripts';
import { fillDetails, siteDetailsOf } from './site-details';
import { networkOf } from './social-networks';

const details: SiteDetails = {
  origin: 'https://campus.example',
  siteName: 'Campus "A&B" $& </script><b>Help',
  email: 'help@campus.example',
  phone: '+49 (30) 1234-5',
  whatsappNumber: '4930123456',
  socialLinks: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/campus?a=1&b=2' },
    { label: 'Instagram', url: 'https://www.instagram.com/campus' },
  ],
};
const { siteName, email, phone, whatsappNumber, origin } = placeholders;
const [social] = placeholders.socialLinks;
const fillPage = (html: string, own = details) => fillDetails(html, 'html', own);

describe('the details of the site in a built page', () => {
  it('[X14] site details are escaped in texts, and a name is never parsed as markup', () => {
    expect(fillPage(`<title>Help · ${siteName}</title><a href="mailto:${email}">${phone}</a>`)).toBe(
      '<title>Help · Campus &quot;A&amp;B&quot; $&amp; &lt;/script&gt;&lt;b&gt;Help</title>' +
        '<a href="mailto:help@campus.example">+49 (30) 1234-5</a>',
    );
    expect(fillPage(`${email.replace('@', '<wbr>@')} ${email}`)).toBe(
      'help<wbr>@campus.example help@campus.example',
    );
  });

  it('[X14] site details are encoded in addresses, such as digits of a phone number and words of a message', () => {
    const message = encodeURIComponent(`Hello, ${siteName}!`);
    const filled = fillPage(
      `<a href="tel:+000000000001"></a><a href="https://wa.me/${whatsappNumber}?text=${message}"></a>`,
    );
    const [call, chat] = [...filled.matchAll(/href="([^"]*)"/g)].map(([, address = '']) =>
      decodeHTML(address),
    );
    expect(call).toBe('tel:+493012345');
    expect(new URL(chat ?? '').pathname).toBe('/4930123456');
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(`Hello, ${details.siteName}!`);
  });

  it('[X14] site details are in the data for search engines, and no name can end it', () => {
    const thing = { name: siteName, url: `${origin}/`, sameAs: [social.url] };
    const page = (own: SiteDetails) =>
      fillPage(`<script type="application/ld+json">${JSON.stringify(thing)}</script>`, own);
    const dataOf = (html: string) => JSON.parse(/>(.*?)<\/script>$/.exec(html)?.[1] ?? '');
    expect(dataOf(page(details))).toEqual({
      name: details.siteName,
      url: 'https://campus.example/',
      sameAs: details.socialLinks.map(({ url }) => url),
    });
    expect(dataOf(page({ ...details, socialLinks: [] })).sameAs).toEqual([]);
  });

  it('[X14] the entry of a social link is repeated for each link, and removed if there is none', () => {
    const list = `<ul><li class="a">Mail</li><li class="a"><a href="${social.url}">${social.label}</a></li></ul>`;
    expect(fillPage(list)).toBe(
      '<ul><li class="a">Mail</li>' +
        '<li class="a"><a href="https://www.linkedin.com/company/campus?a=1&amp;b=2">LinkedIn</a></li>' +
        '<li class="a"><a href="https://www.instagram.com/campus">Instagram</a></li></ul>',
    );
    expect(fillPage(list, { ...details, socialLinks: [] })).toBe('<ul><li class="a">Mail</li></ul>');
  });

  it('[X14] scripts get the site details from a tag and do not change, so that the policy still allows them', () => {
    const script = `<script>start("${siteName}")</script>`;
    const built = `<meta name="site-details" content=""/>${script}`;
    const filled = fillPage(built);
    expect(JSON.parse(decodeHTML(/content="([^"]*)"/.exec(filled)?.[1] ?? ''))).toEqual(details);
    expect(filled).toContain(script);
    expect(inlineScriptHashes(filled)).toEqual(inlineScriptHashes(built));
  });

  it('[X14] site details are filled into the manifest, the feed and plain texts', () => {
    const manifest = `{"name":"${siteName}","short_name":"${placeholders.shortName}"}`;
    expect(JSON.parse(fillDetails(manifest, 'json', details))).toEqual({
      name: details.siteName,
      short_name: '</script><b>Help',
    });
    expect(fillDetails(`<title>${siteName}</title>`, 'xml', details)).not.toContain('<b>');
    expect(fillDetails(`${siteName} at ${origin}`, 'text', details)).toBe(
      `${details.siteName} at https://campus.example`,
    );
  });
});

it('[X14] a social link has the name of its network, or of its host', () => {
  expect(networkOf('https://de.linkedin.com/company/campus')).toBe('LinkedIn');
  expect(networkOf('https://twitter.com/campus')).toBe('X');
  expect(networkOf('https://notx.com/campus')).toBe('notx.com');
  expect(networkOf('https://www.campus.example/club')).toBe('campus.example');
});

it('[X14] two links of one network have different names', () => {
  const config = readConfig({
    SOCIAL_LINKS: 'https://www.youtube.com/@one, https://youtube.com/@two/ https://x.com/campus',
  });
  expect(siteDetailsOf(config).socialLinks.map(({ label }) => label)).toEqual([
    'youtube.com/@one',
    'youtube.com/@two',
    'X',
  ]);
});
