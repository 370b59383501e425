// Finds changes of the API that break clients, by comparing two OpenAPI descriptions.

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Returns one sentence for each change from `base` to `head` after which a client of `base` may fail: something was
 * removed, is no longer accepted, is newly required or may newly be missing. Limits of values, such as the maximum length
 * of a text, are not compared.
 */
export function breakingChanges(base, head) {
  const later = operationsOf(head);
  return [...operationsOf(base)].flatMap(([key, { name, operation }]) => {
    const now = later.get(key)?.operation;
    if (!now) return [`${name} was removed.`];
    const changes = [
      ...parameterChanges(operation.parameters ?? [], now.parameters ?? []),
      ...bodyChanges(operation.requestBody, now.requestBody),
      ...responseChanges(operation.responses, now.responses),
    ];
    return changes.map((change) => `${name}: ${change}.`);
  });
}

/** Lists the operations by method and path. Clients do not see the names of parameters in a path. */
function operationsOf({ paths }) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => [
        `${method} ${path.replaceAll(/\{.*?\}/g, '{}')}`,
        { name: `${method.toUpperCase()} ${path}`, operation: item[method] },
      ]),
  );
  return new Map(operations);
}

function parameterChanges(before, after) {
  const named = (list) =>
    new Map(
      list.filter((each) => each.in !== 'path').map((each) => [`${each.in} parameter ${each.name}`, each]),
    );
  const [old, now] = [named(before), named(after)];
  return [
    ...[...old].flatMap(([name, { required, schema }]) => {
      const parameter = now.get(name);
      if (!parameter) return [`${name} was removed`];
      return [
        ...(parameter.required && !required ? [`${name} is now required`] : []),
        ...schemaChanges(schema, parameter.schema, { name, isRequest: true }),
      ];
    }),
    ...[...now]
      .filter(([name, each]) => each.required && !old.has(name))
      .map(([name]) => `${name} is new and required`),
  ];
}

function bodyChanges(before, after) {
  if (!before) return after?.required ? ['a body is now required'] : [];
  if (!after) return ['the body was removed'];
  return [
    ...(after.required && !before.required ? ['a body is now required'] : []),
    ...contentChanges(before.content, after.content, { name: 'body', isRequest: true }),
  ];
}

function responseChanges(before, after) {
  return Object.entries(before).flatMap(([status, response]) => {
    const name = `response ${status}`;
    if (!after[status]) return [`${name} was removed`];
    return contentChanges(response.content, after[status].content, { name, isRequest: false });
  });
}

function contentChanges(before = {}, after = {}, place) {
  return Object.entries(before).flatMap(([type, { schema }]) =>
    after[type] ? schemaChanges(schema, after[type].schema, place) : [`${place.name} is no longer ${type}`],
  );
}

/** Compares what clients send (`isRequest`) or receive at one place, such as `body.items[].title`. */
function schemaChanges(before = {}, after = {}, place) {
  const [old, now] = [variantsOf(before), variantsOf(after)];
  const hasSeveralObjects = [old, now].some(
    (list) => list.filter(({ type }) => type === 'object').length > 1,
  );
  const nameOf = (variant) =>
    [variant.type ?? 'anything', ...(hasSeveralObjects ? tagsOf(variant) : [])].join(' ');
  const rest = [...now];
  const changes = [];
  for (const variant of old) {
    const at = rest.findIndex((other) => nameOf(other) === nameOf(variant));
    if (at >= 0) changes.push(...variantChanges(variant, rest.splice(at, 1)[0], place));
    else if (place.isRequest) changes.push(`${place.name} can no longer be ${nameOf(variant)}`);
  }
  if (place.isRequest) return changes;
  return [...changes, ...rest.map((variant) => `${place.name} can now be ${nameOf(variant)}`)];
}

/** Lists the alternatives of a schema, each with one type. */
function variantsOf(schema) {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap(variantsOf);
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

/** Properties with one possible value tell the objects of a union apart. */
function tagsOf({ properties = {} }) {
  const tags = Object.entries(properties).filter(([, { enum: values }]) => values?.length === 1);
  return tags.map(([name, { enum: values }]) => `with ${name} ${JSON.stringify(values[0])}`);
}

function variantChanges(before, after, place) {
  const { name, isRequest } = place;
  const inside = (part) => ({ ...place, name: `${name}${part}` });
  const removedValues = after.enum
    ? (before.enum ?? ['any value']).filter((value) => !after.enum.includes(value))
    : [];
  return [
    ...(isRequest ? removedValues.map((value) => `${name} can no longer be ${JSON.stringify(value)}`) : []),
    ...propertyChanges(before, after, place),
    ...(before.items && after.items ? schemaChanges(before.items, after.items, inside('[]')) : []),
    ...(before.additionalProperties && after.additionalProperties
      ? schemaChanges(before.additionalProperties, after.additionalProperties, inside('.*'))
      : []),
  ];
}

function propertyChanges(before, after, { name, isRequest }) {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const [wasRequired, isRequired] = [new Set(before.required), new Set(after.required)];
  return [
    ...Object.keys(old).flatMap((key) => {
      const place = { name: `${name}.${key}`, isRequest };
      if (!now[key]) return [`${place.name} was removed`];
      return [
        ...(isRequest && isRequired.has(key) && !wasRequired.has(key)
          ? [`${place.name} is now required`]
          : []),
        ...(!isRequest && wasRequired.has(key) && !isRequired.has(key)
          ? [`${place.name} can now be missing`]
          : []),
        ...schemaChanges(old[key], now[key], place),
      ];
    }),
    ...Object.keys(now)
      .filter((key) => isRequest && isRequired.has(key) && !old[key])
      .map((key) => `${name}.${key} is new and required`),
  ];
}
