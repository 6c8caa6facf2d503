import { iso31662 } from 'iso-3166';

/** 'Tamil Nādu' → 'Tamil Nadu', 'Puducherry (Pondicherry)' → 'Puducherry'. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s*\(.*\)$/, '');

/** The 28 states and 8 union territories, by name, out of ISO 3166-2: `id` is the code without the country. */
export const STATES: readonly { id: string; name: string }[] = iso31662
  .filter(({ parent }) => parent === 'IN')
  .map(({ code, name }) => ({ id: code.slice(3), name: plain(name) }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** The state's own spelling of a name given in any case; undefined when there is no such state. */
export const findState = (name: string): string | undefined =>
  STATES.find((state) => state.name.toLowerCase() === name.toLowerCase())?.name;
