import { object, string } from 'yup';
import { expect, it } from 'vitest';
import { lazySchema } from './lazySchema';

const schema = object({ name: string().required('Name is required') });

it('validates with the schema, which loads first', async () => {
  const lazy = lazySchema(() => Promise.resolve({ schema }), 'schema');
  await expect(lazy.validate({ name: 'Asha' })).resolves.toEqual({ name: 'Asha' });
  await expect(lazy.validate({ name: '' })).rejects.toThrow('Name is required');
});

it('leaves the check to the server if the schema does not load', async () => {
  const lazy = lazySchema<'schema', { name: string }>(
    () => Promise.reject(new Error('Failed to fetch')),
    'schema',
  );
  await expect(lazy.validate({ name: '' })).resolves.toEqual({ name: '' });
});
