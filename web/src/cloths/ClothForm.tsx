import { HistoryLink } from '../session/permissions/HistoryLink';
import {
  StaffClothDocument,
  useCreateClothMutation,
  useUpdateClothMutation,
  type ClothForm_ClothFragment,
} from './ClothForm.generated';
import type { ComparedFields } from '../ui/form/saveFailure';
import { formatMoney } from '../ui/format/formatMoney';
import { DigitsField } from '../ui/form/DigitsField';
import { FormDialog } from '../ui/form/FormDialog';
import { RupeeField } from '../ui/form/RupeeField';
import { TextField } from '../ui/form/TextField';
import { toPercent, toRate } from '../ui/format/percent';
import { toPaise, toRupees } from '../ui/format/rupees';
import { useVersionedEntity } from '../ui/form/useVersionedEntity';
import { useToast } from '../ui/feedback/useToast';
import { clothSchema } from './cloth.schema';
import { appendCloth } from './clothCache';

interface ClothFormProps {
  /** Undefined for a new cloth type. */
  cloth?: ClothForm_ClothFragment;
  /** Called with a new cloth type, before the form closes. */
  onCreated?: (cloth: ClothForm_ClothFragment) => void;
  onClose: () => void;
}

type Cloth = ClothForm_ClothFragment;

const rateOf = (cloth: Cloth | undefined): string =>
  typeof cloth?.taxRate === 'number' ? toPercent(cloth.taxRate) : '';

const valuesOf = (cloth: Cloth | undefined) => ({
  name: cloth?.name ?? '',
  price: cloth ? toRupees(cloth.price) : '',
  sac: cloth?.sac ?? '',
  taxRate: rateOf(cloth),
});

type Values = ReturnType<typeof valuesOf>;

const comparedFields: ComparedFields<Values> = [
  ['Cloth name', ({ name }) => name],
  ['Price', ({ price }) => formatMoney(toPaise(price) ?? 0)],
  ['SAC', ({ sac }) => sac],
  ['Tax rate', ({ taxRate }) => taxRate && `${taxRate}%`],
];

export const ClothForm = ({ cloth, onCreated, onClose }: ClothFormProps) => {
  const toast = useToast();
  const entity = useVersionedEntity(cloth, {
    query: StaffClothDocument,
    variables: ({ id }) => ({ id }),
    pick: (data) => data.cloth,
    valuesOf,
    comparedFields,
  });
  const [create] = useCreateClothMutation({ update: appendCloth });
  const [update] = useUpdateClothMutation();
  return (
    <FormDialog
      title={cloth ? 'Edit Cloth' : 'Add Cloth'}
      draft={`cloth:${cloth?.id ?? 'new'}`}
      entity={entity}
      initialValues={valuesOf(cloth)}
      schema={clothSchema}
      failureText="Something went wrong"
      submitLabel={cloth ? 'Update' : 'Add'}
      busyText={cloth ? 'Updating...' : 'Adding...'}
      onClose={onClose}
      onSubmit={async ({ name, price, sac, taxRate }, { version = cloth?.version ?? 1 }) => {
        const input = {
          name: name.trim(),
          price: toPaise(price) ?? 0,
          sac: sac || null,
          taxRate: taxRate ? toRate(taxRate) : null,
        };
        if (cloth) {
          const { data } = await update({ variables: { id: cloth.id, version, input } });
          toast.success(data?.updateCloth.message || 'Cloth updated successfully');
        } else {
          const { data } = await create({ variables: { input } });
          toast.success(data?.createCloth.message || 'Cloth created successfully');
          if (data) onCreated?.(data.createCloth.cloth);
        }
        onClose();
      }}
    >
      <TextField name="name" label="Cloth name" required autoFocus autoComplete="off" />
      <RupeeField name="price" label="Price" placeholder="Enter price" required />
      <DigitsField
        name="sac"
        label="SAC"
        autoComplete="off"
        helperText="Leave empty to use the default."
      />
      <TextField
        name="taxRate"
        label="Tax rate (%)"
        autoComplete="off"
        helperText="Leave empty to use the default."
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {cloth && <HistoryLink object={cloth.id} />}
    </FormDialog>
  );
};
