import { STATES } from './states.js';

/** The first two digits of a GSTIN, by the state's ISO code: the list of state codes of the GST Network. */
const CODES: Readonly<Record<string, string>> = {
  ...{ JK: '01', HP: '02', PB: '03', CH: '04', UK: '05', HR: '06', DL: '07', RJ: '08', UP: '09' },
  ...{ BR: '10', SK: '11', AR: '12', NL: '13', MN: '14', MZ: '15', TR: '16', ML: '17', AS: '18' },
  ...{ WB: '19', JH: '20', OD: '21', CG: '22', MP: '23', GJ: '24', DH: '26', MH: '27', KA: '29' },
  ...{ GA: '30', LD: '31', KL: '32', TN: '33', PY: '34', AN: '35', TS: '36', AP: '37', LA: '38' },
};

const NAMES = new Map(STATES.map(({ id, name }) => [CODES[id], name]));

/** The state that a GST code stands for, by its name; undefined for a code of none. */
export const stateOfCode = (code: string): string | undefined => NAMES.get(code);

/** The two digits that GST knows a state by; undefined where there is no such state. */
export const codeOfState = (name: string): string | undefined =>
  CODES[STATES.find((state) => state.name === name)?.id ?? ''];

/** What keeps a GSTIN from being one of a state, in words for its field; undefined where nothing does. */
export const otherState = (gstin: string, state: string): string | undefined =>
  gstin.slice(0, 2) === codeOfState(state)
    ? undefined
    : `A GSTIN of ${state} begins with ${codeOfState(state)}`;
