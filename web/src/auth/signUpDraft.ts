import type { RegisterInput } from '../graphql/schema.generated';
import { drafts } from '../ui/form/draft/drafts';
import { readDraft } from '../ui/form/draft/readDraft';

export const signUpDraft = 'sign-up';

const began: RegisterInput = { name: '', phone: '', email: '' };

/** Prefills the sign-up form with a visitor's name and phone. The draft ends with the tab or a sign-out. */
export function carryToSignUp({ name, phone }: Pick<RegisterInput, 'name' | 'phone'>): void {
  const kept = readDraft(signUpDraft, began)?.values ?? began;
  const values = { ...kept, name: name.trim() || kept.name, phone: phone || kept.phone };
  drafts.save(signUpDraft, { values, began });
}
