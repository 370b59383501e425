type Node = Record<string, unknown>;

/** Properties that search engines require of each type that our pages use. Other types need a name. */
const required: Record<string, readonly string[]> = {
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['itemOffered', 'priceSpecification'],
  Organization: ['name'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'description', 'provider'],
  UnitPriceSpecification: ['priceCurrency'],
  WebSite: ['name', 'url'],
};

const addresses = ['@id', 'url', 'image', 'logo', 'item', 'mainEntityOfPage'];

/** Returns a sentence for each fault in a page's structured data (JSON-LD). */
export function checkThing(text: string): string[] {
  let thing: unknown;
  try {
    thing = JSON.parse(text);
  } catch {
    return ['its data is not JSON'];
  }
  if (!isNode(thing)) return ['its data is not an object'];
  const context =
    thing['@context'] === 'https://schema.org' ? [] : ['its data has no @context of schema.org'];
  return [...context, ...checkNode(thing)];
}

function checkNode(node: Node): string[] {
  const type = node['@type'];
  if (typeof type !== 'string') return ['a node has no @type'];
  const missing = (required[type] ?? ['name'])
    .filter((name) => isEmpty(node[name]))
    .map((name) => `${type} has no ${name}`);
  const relative = addresses
    .filter((name) => typeof node[name] === 'string' && !/^https?:\/\//.test(node[name]))
    .map((name) => `${type} has an address that is not absolute: ${name}`);
  return [...missing, ...relative, ...checkRules(type, node), ...childrenOf(node).flatMap(checkNode)];
}

function checkRules(type: string, node: Node): string[] {
  if (type === 'Article' && String(node.headline).length > 110)
    return ['Article has a headline over 110 characters'];
  if (type === 'Article' && Number.isNaN(Date.parse(String(node.datePublished))))
    return ['Article has no date in datePublished'];
  if (type === 'BreadcrumbList') {
    const places = [node.itemListElement].flat().map((item) => isNode(item) && item.position);
    if (places.some((place, at) => place !== at + 1)) return ['BreadcrumbList does not count from 1'];
  }
  return [];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value) => isNode(value));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
