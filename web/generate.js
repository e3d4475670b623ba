// Writes the types of what the pages read, from the schemas that tests of the Rust crates write, and of the messages that they show:
// `npm run generate`, or `npm run generate -- FOLDER` to write them elsewhere.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, Visitor } from '@fluent/syntax';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const SCHEMAS = join(import.meta.dirname, 'generated');
const MESSAGES = join(import.meta.dirname, '../crates/codesim-display/locales/en.ftl');
const folder = process.argv[2] ? resolve(process.argv[2]) : SCHEMAS;

for (const page of ['report', 'course']) {
  await write(page, `${page}.schema.json`, everywhere(read(`${page}.schema.json`), withoutNull));
}
await write('service', 'service.openapi.json', schemaOf(read('service.openapi.json')));
await writeMessages();

function read(file) {
  return JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'));
}

async function write(page, origin, schema) {
  const types = await compile(everywhere(schema, understood), 'Payload', {
    additionalProperties: false,
    bannerComment: `// Made from ${origin} by \`npm run generate\`.`,
    format: false,
  });
  await writeTypes(page, types);
}

async function writeTypes(page, types) {
  const options = await resolveConfig(import.meta.filename);
  const text = await format(types, { ...options, parser: 'typescript' });
  writeFileSync(join(folder, `${page}.ts`), text);
}

/** The ids of all messages, each with its variables. */
async function writeMessages() {
  const messages = parse(readFileSync(MESSAGES, 'utf8'), {}).body.filter(({ type }) => type === 'Message');
  const rows = messages.map((message) => {
    const names = [...variables(message)].map((name) => `${name}: string | number`);
    return `'${message.id.name}': { ${names.join('; ')} };`;
  });
  const types = `export interface Messages {\n${rows.join('\n')}\n}\n`;
  await writeTypes('messages', `// Made from en.ftl by \`npm run generate\`.\n\n${types}`);
}

function variables(message) {
  const names = new Set();
  class Names extends Visitor {
    visitVariableReference({ id }) {
      names.add(id.name);
    }
  }
  new Names().visit(message);
  return names;
}

/** A schema of all that a service reads and answers. */
function schemaOf({ components }) {
  const names = Object.keys(components.schemas);
  const schemas = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/');
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    $defs: JSON.parse(schemas),
  };
}

/** A copy of a schema in which `change` was made to all of its parts. */
function everywhere(part, change) {
  if (Array.isArray(part)) return part.map((one) => everywhere(one, change));
  if (part === null || typeof part !== 'object') return part;
  const changed = Object.entries(part).map(([key, one]) => [key, everywhere(one, change)]);
  return change(Object.fromEntries(changed));
}

/** What the Rust side leaves out where there is nothing is never null. */
function withoutNull(part) {
  if (part.type !== 'object') return part;
  const needed = part.required ?? [];
  const properties = Object.entries(part.properties ?? {}).map(([name, property]) => [
    name,
    needed.includes(name) ? property : notNull(property),
  ]);
  return { ...part, properties: Object.fromEntries(properties) };
}

function notNull({ type, anyOf, ...rest }) {
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  const others = (anyOf ?? []).filter((one) => one.type !== 'null');
  return {
    ...rest,
    ...(types.length > 0 ? { type: types.length > 1 ? types : types[0] } : {}),
    ...(others.length > 0 ? { anyOf: others } : {}),
  };
}

/** In the words of older schemas, which are those that the generator understands. */
function understood({ prefixItems, $ref, ...rest }) {
  return {
    ...rest,
    ...(prefixItems ? { items: prefixItems, additionalItems: false } : {}),
    // Beside other words a reference would become a type of its own.
    ...($ref ? (Object.keys(rest).length > 0 ? { allOf: [{ $ref }] } : { $ref }) : {}),
  };
}
