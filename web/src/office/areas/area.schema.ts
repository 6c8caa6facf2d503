import { array, mixed, object, string, ValidationError, type ObjectSchema } from 'yup';
import { pincodesError, withPincodes } from './pincodes';
import { type TypedSlot, type TypedWeek, weekErrors } from './typedWeek';
import { weekdays } from './week';

const maxName = 60;

export interface AreaValues extends TypedWeek {
  name: string;
  pincodes: string[];
  /** Text in the field for PIN codes. */
  typedPincodes: string;
}

const daySchema = () => mixed<TypedSlot[]>().default([]);

/** Week with empty texts for missing fields, because Formik passes empty fields as undefined. */
const weekOf = (values: Partial<TypedWeek>): TypedWeek =>
  Object.fromEntries(
    weekdays.map(({ day }) => [
      day,
      (values[day] ?? []).map((row: Partial<TypedSlot>) => ({
        ...{ key: '', startTime: '', endTime: '', capacity: '' },
        ...Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined)),
      })),
    ]),
  ) as TypedWeek;

export const areaSchema = object({
  name: string()
    .trim()
    .required('Name is required')
    .max(maxName, `Name must be at most ${maxName} characters`),
  pincodes: array()
    .of(string().defined())
    .default([])
    .test('pincodes', (codes, { parent, createError }) => {
      const typed = (parent as Partial<AreaValues>).typedPincodes ?? '';
      const message = pincodesError(withPincodes(codes, typed));
      return message ? createError({ message }) : true;
    }),
  typedPincodes: string().default(''),
  MONDAY: daySchema(),
  TUESDAY: daySchema(),
  WEDNESDAY: daySchema(),
  THURSDAY: daySchema(),
  FRIDAY: daySchema(),
  SATURDAY: daySchema(),
  SUNDAY: daySchema(),
}).test('week', (values, { createError }) => {
  const wrong = Object.entries(weekErrors(weekOf(values)));
  if (wrong.length === 0) return true;
  return new ValidationError(wrong.map(([path, message]) => createError({ path, message })));
}) as unknown as ObjectSchema<AreaValues>;
