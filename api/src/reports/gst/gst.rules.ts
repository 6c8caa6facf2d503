import { codeOfState } from '../../addresses/states.js';

/**
 * Amount in paise above which the return lists a supply to an unregistered recipient in another
 * state: one lakh rupees. Source: Rule 59(4) of the Central Goods and Services Tax Rules, 2017, as
 * amended by notification 12/2024 - Central Tax of 10 July 2024, from 1 August 2024. The earlier
 * limit of two and a half lakh is not needed: this product has no invoices of that time.
 */
export const B2CL_THRESHOLD = 100_000_00;

/** States that the GST offline tool spells differently, by code. The tool reads only the code. */
const SPELLINGS: Readonly<Record<string, string>> = {
  '01': 'Jammu & Kashmir',
  '26': 'Dadra & Nagar Haveli & Daman & Diu',
  '31': 'Lakshdweep',
  '35': 'Andaman & Nicobar Islands',
};

/** A place of supply in the format of the return, such as 33-Tamil Nadu. */
export function gstr1PlaceOfSupply(state: string): string {
  const code = codeOfState(state);
  return code ? `${code}-${SPELLINGS[code] ?? state}` : state;
}

/**
 * Description of a service accounting code (SAC). Source: group 99971 and heading 9997 of the
 * annexure of notification 11/2017 - Central Tax (Rate). Empty for other codes, which the GST
 * portal describes itself.
 */
export function descriptionOf(sac: string): string {
  if (sac.startsWith('99971')) return 'Washing, cleaning and dyeing services';
  return sac === '9997' ? 'Other services' : '';
}
