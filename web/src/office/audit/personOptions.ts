import type { AuditPeopleQuery } from './AuditPage.generated';
import type { SelectOption } from '../../ui/form/SelectField';

/** Options of the Person filter. People who share a name also show their email address. */
export const personOptions = (people: AuditPeopleQuery['auditPeople']): SelectOption[] =>
  people.map(({ userId, name, email }) => {
    const isShared = people.some((other) => other.userId !== userId && other.name === name);
    return { value: userId, label: isShared && email ? `${name} (${email})` : name };
  });
