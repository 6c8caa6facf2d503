import { strictEqual } from 'node:assert';
import type { Running } from './contenders.ts';
import type { RequestFixture } from './request-fixture.ts';
import { type Ask, WORKLOADS } from './workloads.ts';

interface Answer {
  data?: Record<string, { nodes?: object[] } | undefined>;
  errors?: object[];
}

export async function answerTo(
  { origin }: Pick<Running, 'origin'>,
  { path, ...ask }: Ask,
): Promise<Answer> {
  return (await (await fetch(`${origin}${path}`, ask)).json()) as Answer;
}

/** Content of a response, with enums and times in one format; undefined if it is empty. */
async function contentOf(one: Running, ask: Ask): Promise<string | undefined> {
  const { data, errors } = await answerTo(one, ask);
  const [content] = Object.values(data ?? {});
  if (errors || !content?.nodes?.length) return undefined;
  return JSON.stringify(content)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, (moment) => new Date(moment).toISOString())
    .toUpperCase()
    .replaceAll(' ', '_');
}

const COMPARED = 3;

/**
 * Throws unless all contenders return the same responses, and no data to another customer or
 * without a valid session.
 */
export async function checkEquivalence(all: Running[], fixture: RequestFixture): Promise<void> {
  const customer = fixture.customers.at(-1)?.token ?? '';
  for (const { name, asks } of WORKLOADS.filter(({ asks: { floor } }) => floor)) {
    const expected: string[] = [];
    for (const one of all)
      for (const [n, ask] of (asks[one.name]?.(fixture) ?? []).slice(0, COMPARED).entries()) {
        const content = await contentOf(one, ask);
        if (!content) throw new Error(`${one.name} gives nothing for ${name}`);
        strictEqual(content, (expected[n] ??= content), `${one.name}: ${name}`);
        // A request of another customer or without a valid session must not get these orders.
        for (const token of name === 'W2' ? ['unknown'] : ['unknown', customer]) {
          const headers = { ...ask.headers, authorization: `Bearer ${token}` };
          if (await contentOf(one, { ...ask, headers }))
            throw new Error(
              `${one.name} answers ${name} to another customer or without a valid session`,
            );
        }
      }
  }
}
