import { Kind, parse, type FragmentDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';

const documents = import.meta.glob<string>('../**/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const fragmentsOf = (text: string): FragmentDefinitionNode[] =>
  parse(text).definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);

/** True if the component file of this document has that name or exports it. */
function hasComponent(path: string, name: string): boolean {
  const module = path.replace(/\.graphql$/, '');
  const code = modules[`${module}.tsx`] ?? modules[`${module}.ts`];
  if (code === undefined) return false;
  const exported = new RegExp(`^export (const|function|type|interface) ${name}\\b`, 'm');
  return module.endsWith(`/${name}`) || exported.test(code);
}

it('a fragment has the name of the component file next to it', () => {
  const lost = Object.entries(documents).flatMap(([path, text]) =>
    fragmentsOf(text)
      .map(({ name }) => name.value)
      .filter((name) => !hasComponent(path, name.replace(/_[A-Za-z]+$/, '')))
      .map((name) => `${name} in ${path}`),
  );
  expect(lost).toEqual([]);
  expect(Object.keys(documents).length).toBeGreaterThan(0);
});
