/** JSON form of the W3C PublicKeyCredential, as browsers send it. */
interface Credential<Response> {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Response;
  clientExtensionResults: Record<string, never>;
}

export type NewCredential = Credential<{
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}>;

export type Assertion = Credential<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle: string;
}>;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && /^[\w-]+$/.test(value);

/** Copies the known fields of the JSON; null when one is missing or malformed. */
function read<Response>(
  text: string,
  responseOf: (response: Fields) => Response | null,
): Credential<Response> | null {
  const given = parse(text);
  if (!given || !isText(given['id']) || !isObject(given['response'])) return null;
  const { id } = given;
  const response = responseOf(given['response']);
  if (given['rawId'] !== id || given['type'] !== 'public-key' || !response) return null;
  return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
}

/** Authenticator transports such as 'usb': valid ones, at most eight. */
const transportsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .filter((each): each is string => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each))
        .slice(0, 8)
    : [];

export const readNewCredential = (text: string): NewCredential | null =>
  read(text, ({ clientDataJSON, attestationObject, transports }) =>
    isText(clientDataJSON) && isText(attestationObject)
      ? { clientDataJSON, attestationObject, transports: transportsIn(transports) }
      : null,
  );

export const readAssertion = (text: string): Assertion | null =>
  read(text, ({ clientDataJSON, authenticatorData, signature, userHandle }) =>
    isText(clientDataJSON) && isText(authenticatorData) && isText(signature) && isText(userHandle)
      ? { clientDataJSON, authenticatorData, signature, userHandle }
      : null,
  );

/** The signed challenge. Empty for a cross-origin iframe, because this site is never embedded. */
export function challengeIn({ response }: Credential<{ clientDataJSON: string }>): string {
  const { challenge, crossOrigin } =
    parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) ?? {};
  const isOurPage = crossOrigin === false || crossOrigin === undefined;
  return typeof challenge === 'string' && isOurPage ? challenge : '';
}
