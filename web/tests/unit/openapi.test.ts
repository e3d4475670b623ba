import { expect, test } from 'vitest';
import { grouped, type Description } from '../../service/openapi';

const description: Description = {
  info: { title: 'a service', version: '1' },
  paths: {
    '/courses': {
      post: {
        tags: ['courses'],
        summary: 'Add a course.',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Given' } } } },
        responses: {
          '201': {
            description: '',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Given' } },
              },
            },
          },
        },
      },
    },
    '/jobs/{job}': {
      get: { tags: ['jobs'], parameters: [{ name: 'job', in: 'path' }], responses: {} },
    },
  },
  components: {
    schemas: {
      Given: {
        properties: {
          name: { type: 'string', description: 'What it is called.' },
          days: { type: ['integer', 'null'] },
          scope: { $ref: '#/components/schemas/Scope' },
          files: { type: 'array', items: { type: 'string' } },
        },
        required: ['name'],
      },
      Scope: { enum: ['read', 'write'] },
    },
  },
};

test('what can be asked stands with what it is about', () => {
  const groups = grouped(description);
  expect([...groups.keys()]).toEqual(['courses', 'jobs']);
  const [add] = groups.get('courses')!;
  expect([add!.method, add!.path, add!.about, add!.kind]).toEqual([
    'POST',
    '/courses',
    'Add a course.',
    'application/json',
  ]);
  expect(add!.sent).toEqual([
    { name: 'name', kind: 'text', about: 'What it is called.', needed: true },
    { name: 'days', kind: 'number or null', about: '', needed: false },
    { name: 'scope', kind: 'read or write', about: '', needed: false },
    { name: 'files', kind: 'list of text', about: '', needed: false },
  ]);
  expect(add!.answers[0]!.fields).toEqual(add!.sent);
  expect(groups.get('jobs')![0]!.parameters[0]!.needed).toBe(true);
});
