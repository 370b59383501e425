import { phoneAddress, placeholders, type SiteDetails, type SocialLink } from '@aw/contracts/site-details';
import { escapeUTF8 } from 'entities';
import type { Config } from '../../config/config';
import { networkOf } from './social-networks';

/** Returns the site's details from the settings. */
export function siteDetailsOf(config: Config): SiteDetails {
  return {
    origin: config.SITE_ORIGIN,
    siteName: config.SITE_NAME,
    email: config.CONTACT_EMAIL,
    phone: config.CONTACT_PHONE,
    whatsappNumber: config.WHATSAPP_NUMBER,
    socialLinks: labelled(config.SOCIAL_LINKS),
  };
}

/** Names each link by its network; several links of one network by their addresses. */
function labelled(urls: readonly string[]): SocialLink[] {
  const networks = urls.map(networkOf);
  return urls.map((url, at) => {
    const network = networks[at] ?? url;
    const isOnly = networks.indexOf(network) === networks.lastIndexOf(network);
    return { label: isOnly ? network : url.replace(/^https:\/\/(www\.)?|\/$/g, ''), url };
  });
}

export type TextFormat = 'html' | 'xml' | 'json' | 'text';

const [socialLink] = placeholders.socialLinks;
const script = /(?<script><script\b(?<attributes>[^>]*)>[\s\S]*?<\/script>)/.source;
const tag = /(?<tag><meta name="site-details" content=""\/?>)/.source;
const socialItem = `(?<item><li\\b[^>]*>(?:(?!</?li\\b)[\\s\\S])*${escaped(socialLink.label)}[\\s\\S]*?</li>)`;
const partsOfPage = new RegExp(`${script}|${tag}|${socialItem}|${tokens().source}`, 'g');

/**
 * Replaces the placeholders of a built text with the site's details, escaped for their context: text and attributes
 * of HTML and XML, JSON, and the query of an address. The code of a page is not changed.
 */
export function fillDetails(text: string, format: TextFormat, details: SiteDetails): string {
  const values = valuesOf(details);
  if (format !== 'html') return fill(text, values, format);
  return text.replaceAll(partsOfPage, (part, ...rest) => {
    const { script, attributes, tag, item } = rest.at(-1) as Partial<Record<string, string>>;
    if (script) return attributes?.includes('application/ld+json') ? fillData(part, details) : part;
    if (tag) return part.replace('content=""', () => `content="${escapeUTF8(JSON.stringify(details))}"`);
    if (item) return fillList(part, details);
    return fill(part, values, 'html');
  });
}

/** Repeats a list entry once for each social link. */
function fillList(item: string, details: SiteDetails): string {
  return details.socialLinks
    .map((link) => fill(item, valuesOf({ ...details, socialLinks: [link] }), 'html'))
    .join('');
}

/** Fills data for search engines, in which the social links are a list of addresses. */
function fillData(data: string, details: SiteDetails): string {
  const addresses = details.socialLinks.map(({ url }) => inJson(JSON.stringify(url))).join(',');
  const parts = data.split(JSON.stringify(socialLink.url));
  return parts.map((part) => fill(part, valuesOf(details), 'json')).join(addresses);
}

function fill(text: string, values: ReadonlyMap<string, string>, format: TextFormat): string {
  return text.replaceAll(tokens(), (token) => {
    const value = values.get(token) ?? '';
    if (format === 'json') return inJson(JSON.stringify(value).slice(1, -1));
    return format === 'text' ? value : escapeUTF8(value);
  });
}

/** Escapes the characters in JSON that could end a script element. */
function inJson(json: string): string {
  return json.replaceAll(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}

/** Returns the value for each placeholder, including its URL-encoded form. */
function valuesOf(details: SiteDetails): Map<string, string> {
  const shortName = details.siteName.split(' ').at(-1) ?? details.siteName;
  const pairs: [string, string][] = [
    [placeholders.origin, details.origin],
    [placeholders.siteName, details.siteName],
    [placeholders.shortName, shortName],
    [placeholders.email, details.email],
    ...halves(placeholders.email, details.email),
    [placeholders.phone, details.phone],
    [placeholders.whatsappNumber, details.whatsappNumber],
    ...details.socialLinks.flatMap(({ label, url }): [string, string][] => [
      [socialLink.label, label],
      [socialLink.url, url],
    ]),
  ];
  const inAddresses = pairs.map((pair) => pair.map(encodeURIComponent) as [string, string]);
  return new Map([...inAddresses, ...pairs, [phoneAddress(placeholders.phone), phoneAddress(details.phone)]]);
}

/** Returns the name and the host of an email address, for places that show them separately. */
function halves(placeholder: string, email: string): [string, string][] {
  const [name = '', host = ''] = placeholder.split('@');
  const at = email.lastIndexOf('@');
  return [
    [name, email.slice(0, at)],
    [host, email.slice(at + 1)],
  ];
}

/** Returns a pattern for every form of a placeholder in a built text. */
function tokens(): RegExp {
  // Longer forms come first, because an address contains its halves.
  const forms = [...valuesOf(placeholders).keys()].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(forms.join('|'), 'g');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
