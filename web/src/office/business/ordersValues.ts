import { boolean, object, string, type InferType } from 'yup';
import type { UpdateOrderSettingsInput } from '../../graphql/schema.generated';
import type { OrdersForm_SettingsFragment } from './OrdersForm.generated';
import { surchargeText } from '../../orders/expressLabels';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { toPercent, toRate } from '../../ui/format/percent';
import { toPaise, toRupees } from '../../ui/format/rupees';

export const kinds = {
  none: 'No surcharge',
  percent: '% of the items total',
  amount: 'Fixed amount',
};
export type SettingKind = keyof typeof kinds;

const maxPaise = 10_000_000;

/** Same limits as `UpdateOrderSettingsInput` on the server. */
export const ordersSchema = object({
  kind: string<SettingKind>().oneOf(['none', 'percent', 'amount']).required(),
  percent: string()
    .default('')
    .when('kind', {
      is: 'percent',
      then: (percent) =>
        percent.test('percent', 'Enter a percentage above 0, at most 100', (typed) =>
          Boolean(toRate(typed)),
        ),
    }),
  amount: string()
    .default('')
    .when('kind', {
      is: 'amount',
      then: (amount) =>
        amount.test('amount', 'Enter an amount above ₹0, at most ₹1,00,000', (typed) => {
          const paise = toPaise(typed);
          return paise !== null && paise > 0 && paise <= maxPaise;
        }),
    }),
  countAtPickup: boolean().required(),
  countIntoPlant: boolean().required(),
  countOutOfPlant: boolean().required(),
});

export type OrdersValues = InferType<typeof ordersSchema>;

export function valuesOf(settings: OrdersForm_SettingsFragment): OrdersValues {
  const { expressBasisPoints: rate, expressAmount: paise } = settings;
  return {
    kind: rate ? 'percent' : paise ? 'amount' : 'none',
    percent: rate ? toPercent(rate) : '',
    amount: paise ? toRupees(paise) : '',
    countAtPickup: settings.countAtPickup,
    countIntoPlant: settings.countIntoPlant,
    countOutOfPlant: settings.countOutOfPlant,
  };
}

export const inputOf = ({
  kind,
  percent,
  amount,
  ...counts
}: OrdersValues): UpdateOrderSettingsInput => ({
  expressBasisPoints: kind === 'percent' ? toRate(percent) : null,
  expressAmount: kind === 'amount' ? toPaise(amount) : null,
  ...counts,
});

export const countLabels = {
  countAtPickup: 'Count pieces at pickup',
  countIntoPlant: 'Count pieces into the plant before processing',
  countOutOfPlant: 'Count pieces out of the plant before dispatch',
} as const;

const wordOf = (isOn: boolean): string => (isOn ? 'Required' : 'Optional');

export const comparedFields: ComparedFields<OrdersValues> = [
  [
    'Express surcharge',
    (values) => {
      const { expressBasisPoints: basisPoints, expressAmount: amount } = inputOf(values);
      return surchargeText({ basisPoints, amount }) ?? 'None';
    },
  ],
  ['Count at pickup', ({ countAtPickup }) => wordOf(countAtPickup)],
  ['Count into the plant', ({ countIntoPlant }) => wordOf(countIntoPlant)],
  ['Count out of the plant', ({ countOutOfPlant }) => wordOf(countOutOfPlant)],
];
