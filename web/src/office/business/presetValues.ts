import { boolean, object, type InferType } from 'yup';
import { limitRule } from '../employees/access.schema';
import type { PresetForm_PresetFragment } from './PresetForm.generated';
import type { ComparedFields } from '../../ui/form/saveFailure';

/** The same rules as on the server. */
export const presetSchema = object({
  anyDiscount: boolean().required(),
  discountLimit: limitRule(),
  changePrices: boolean().required(),
});

export type PresetValues = InferType<typeof presetSchema>;

export const valuesOf = (preset: PresetForm_PresetFragment): PresetValues => ({
  anyDiscount: preset.anyDiscount,
  discountLimit: String(preset.discountLimit),
  changePrices: preset.changePrices,
});

const discountText = ({ anyDiscount, discountLimit }: PresetValues): string => {
  if (anyDiscount) return 'any';
  return Number(discountLimit) === 0 ? 'none' : `up to ${discountLimit}%`;
};

export const comparedFields: ComparedFields<PresetValues> = [
  ['Discounts', discountText],
  ['Unit prices', ({ changePrices }) => (changePrices ? 'may be changed' : 'fixed')],
];

/** Settings of a preset as a text, such as "Discounts: up to 10%. Unit prices: fixed." */
export const presetText = (preset: PresetForm_PresetFragment): string =>
  comparedFields.map(([name, read]) => `${name}: ${read(valuesOf(preset))}.`).join(' ');
