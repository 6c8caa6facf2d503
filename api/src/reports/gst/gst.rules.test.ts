import { expect, it } from 'vitest';
import { descriptionOf, gstr1PlaceOfSupply } from './gst.rules.js';

it.each([
  ['999712', 'Washing, cleaning and dyeing services'],
  ['9997', 'Other services'],
  ['998599', ''],
])('the description of the SAC %s is "%s"', (sac, description) => {
  expect(descriptionOf(sac)).toBe(description);
});

it.each([
  ['Tamil Nadu', '33-Tamil Nadu'],
  ['Jammu and Kashmir', '01-Jammu & Kashmir'],
  ['Atlantis', 'Atlantis'],
])('the place of supply %s is "%s" in the return', (state, place) => {
  expect(gstr1PlaceOfSupply(state)).toBe(place);
});
