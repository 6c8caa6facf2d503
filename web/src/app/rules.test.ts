import { describe, expect, it } from 'vitest';
import { ObjectSchema } from 'yup';
import { CUSTOMER_FORMS } from '../testing/rules/customerForms';
import { errorOf } from '../testing/rules/formRules';
import { OFFICE_FORMS } from '../testing/rules/officeForms';

const FORMS = [...CUSTOMER_FORMS, ...OFFICE_FORMS];

describe.each(FORMS)('the form %s', (_form, schema, rules) => {
  it('has a rule here for each of its fields', () => {
    expect(Object.keys(rules).sort()).toEqual(Object.keys(schema.fields).sort());
  });

  it.each(Object.entries(rules))(
    'has the specified messages for the field %s',
    (field, { right, wrong }) => {
      for (const value of right)
        expect(errorOf(schema, field, value), `“${String(value)}”`).toBeUndefined();
      for (const [value, text] of wrong)
        expect(errorOf(schema, field, value), `“${String(value)}”`).toBe(text);
    },
  );
});

it('covers every schema of a form', () => {
  const files = import.meta.glob<Record<string, unknown>>('../**/*.schema.ts', { eager: true });
  const forms = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((each) => each instanceof ObjectSchema);
  expect(new Set(forms)).toEqual(new Set(FORMS.map(([, schema]) => schema)));
});
