/**
 * The 28 states and 8 union territories, sorted by name: code of ISO 3166-2:IN, code of the GST
 * Network, name.
 */
const TABLE = [
  ['AN', '35', 'Andaman and Nicobar Islands'],
  ['AP', '37', 'Andhra Pradesh'],
  ['AR', '12', 'Arunachal Pradesh'],
  ['AS', '18', 'Assam'],
  ['BR', '10', 'Bihar'],
  ['CH', '04', 'Chandigarh'],
  ['CG', '22', 'Chhattisgarh'],
  ['DH', '26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['DL', '07', 'Delhi'],
  ['GA', '30', 'Goa'],
  ['GJ', '24', 'Gujarat'],
  ['HR', '06', 'Haryana'],
  ['HP', '02', 'Himachal Pradesh'],
  ['JK', '01', 'Jammu and Kashmir'],
  ['JH', '20', 'Jharkhand'],
  ['KA', '29', 'Karnataka'],
  ['KL', '32', 'Kerala'],
  ['LA', '38', 'Ladakh'],
  ['LD', '31', 'Lakshadweep'],
  ['MP', '23', 'Madhya Pradesh'],
  ['MH', '27', 'Maharashtra'],
  ['MN', '14', 'Manipur'],
  ['ML', '17', 'Meghalaya'],
  ['MZ', '15', 'Mizoram'],
  ['NL', '13', 'Nagaland'],
  ['OD', '21', 'Odisha'],
  ['PY', '34', 'Puducherry'],
  ['PB', '03', 'Punjab'],
  ['RJ', '08', 'Rajasthan'],
  ['SK', '11', 'Sikkim'],
  ['TN', '33', 'Tamil Nadu'],
  ['TS', '36', 'Telangana'],
  ['TR', '16', 'Tripura'],
  ['UP', '09', 'Uttar Pradesh'],
  ['UK', '05', 'Uttarakhand'],
  ['WB', '19', 'West Bengal'],
] as const;

interface State {
  /** Code of ISO 3166-2 without the country. */
  id: string;
  /** First two digits of a GSTIN. */
  gstCode: string;
  name: string;
}

export const STATES: readonly State[] = TABLE.map(([id, gstCode, name]) => ({ id, gstCode, name }));

/** The official spelling of a state name, ignoring case; undefined for an unknown name. */
export const findState = (name: string): string | undefined =>
  STATES.find((state) => state.name.toLowerCase() === name.toLowerCase())?.name;

/** Name of the state with this GST code; undefined for an unknown code. */
export const stateOfCode = (code: string): string | undefined =>
  STATES.find(({ gstCode }) => gstCode === code)?.name;

/** GST code of a state, two digits; undefined for an unknown name. */
export const codeOfState = (name: string): string | undefined =>
  STATES.find((state) => state.name === name)?.gstCode;

/** Error message if a GSTIN is of another state; otherwise undefined. */
export const otherState = (gstin: string, state: string): string | undefined =>
  gstin.slice(0, 2) === codeOfState(state)
    ? undefined
    : `A GSTIN of ${state} begins with ${codeOfState(state)}`;
