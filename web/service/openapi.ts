// The description of what can be asked, as far as the page shows it.

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  oneOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Parameter {
  name: string;
  in: string;
  description?: string;
}

interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

export interface Description {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Field {
  name: string;
  kind: string;
  about: string;
  needed: boolean;
}

/** Something that can be asked. */
export interface Asked {
  method: string;
  path: string;
  /** What it does, in one line. */
  about: string;
  /** What stands in the address. */
  parameters: Field[];
  /** What is sent: the fields, or the kind of what has none. */
  sent: Field[];
  kind: string;
  answers: { status: string; about: string; fields: Field[] }[];
}

/** What can be asked, by what it is about, in the order of the description. */
export function grouped(description: Description): Map<string, Asked[]> {
  const groups = new Map<string, Asked[]>();
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? '';
      const one = asked(description, method, path, operation);
      groups.set(tag, [...(groups.get(tag) ?? []), one]);
    }
  }
  return groups;
}

function asked(description: Description, method: string, path: string, operation: Operation): Asked {
  const contents = Object.entries(operation.requestBody?.content ?? {});
  return {
    method: method.toUpperCase(),
    path,
    about: operation.summary ?? operation.description ?? '',
    parameters: (operation.parameters ?? []).map(({ name, in: where, description: about }) => ({
      name,
      kind: where,
      about: about ?? '',
      needed: where === 'path',
    })),
    sent: contents.flatMap(([, { schema }]) => fields(description, schema)),
    kind: contents.map(([kind]) => kind).join(' or '),
    answers: Object.entries(operation.responses).map(([status, answer]) => ({
      status,
      about: answer.description,
      fields: Object.values(answer.content ?? {}).flatMap(({ schema }) => fields(description, schema)),
    })),
  };
}

/** The fields of an object, or of each object of a list. */
function fields(description: Description, schema: Schema | undefined): Field[] {
  const whole = resolved(description, schema);
  const object = resolved(description, whole?.items ?? whole);
  return Object.entries(object?.properties ?? {}).map(([name, field]) => ({
    name,
    kind: kindOf(description, field),
    about: field.description ?? '',
    needed: object?.required?.includes(name) ?? false,
  }));
}

function resolved(description: Description, schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? schema : description.components?.schemas?.[name];
}

/** `text or null`, `list of number`, one of the words that are allowed. */
function kindOf(description: Description, schema: Schema): string {
  const whole = resolved(description, schema) ?? {};
  if (whole.enum) return whole.enum.map(String).join(' or ');
  if (whole.oneOf) return whole.oneOf.map((one) => kindOf(description, one)).join(' or ');
  if (whole.items) return `list of ${kindOf(description, whole.items)}`;
  const types = [whole.type ?? 'anything'].flat();
  return types
    .map((type) => ({ string: 'text', integer: 'number', boolean: 'true or false' })[type] ?? type)
    .join(' or ');
}
