import { codeOfState } from '../../addresses/states.js';

/**
 * What a supply to another state comes to, in paise, that is reported by itself although its recipient is not registered: more than one lakh rupees.
 * Rule 59(4) of the Central Goods and Services Tax Rules, 2017, as notification 12/2024 - Central Tax of 10 July 2024 has it from 1 August 2024; two and
 * a half lakh before, when there were no papers here.
 */
export const LARGE = 100_000_00;

/** States with another spelling in the GST offline tool, by code; the tool reads only the code. */
const SPELT: Readonly<Record<string, string>> = {
  '01': 'Jammu & Kashmir',
  '26': 'Dadra & Nagar Haveli & Daman & Diu',
  '31': 'Lakshdweep',
  '35': 'Andaman & Nicobar Islands',
};

/** A place of supply as the return names it: 33-Tamil Nadu. */
export function placeInReturn(state: string): string {
  const code = codeOfState(state);
  return code ? `${code}-${SPELT[code] ?? state}` : state;
}

/**
 * What a service accounting code stands for: groups 99971 and heading 9997 of the scheme of classification of services, the annexure of notification
 * 11/2017 - Central Tax (Rate). Empty for any other; the portal knows them all, and fills in its own words.
 */
export function descriptionOf(sac: string): string {
  if (sac.startsWith('99971')) return 'Washing, cleaning and dyeing services';
  return sac === '9997' ? 'Other services' : '';
}
