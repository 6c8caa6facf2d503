import type { RequestSignUpCodeInput } from '../graphql/schema.generated';
import { drafts } from '../ui/form/draft/drafts';

export const signUpDraft = 'sign-up';

type Details = Pick<RequestSignUpCodeInput, 'name' | 'phone'>;

const key = 'sign-up-details';

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'phone' in value &&
  typeof value.phone === 'string';

/**
 * Name and phone that a visitor typed in the booking form. They prefill the sign-up form. They end
 * with the tab, a sign-up or a sign-out.
 */
export const carriedDetails = {
  save: ({ name, phone }: Details): void => void drafts.save(key, { name: name.trim(), phone }),
  read(): Details {
    const carried = drafts.read(key);
    return isDetails(carried) ? carried : { name: '', phone: '' };
  },
  drop: (): void => drafts.drop(key),
};
