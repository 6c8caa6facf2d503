import {
  useCreateClothMutation,
  useUpdateClothMutation,
  type ClothsCard_ClothFragment,
} from '../graphql/generated';
import { FormDialog } from '../ui/FormDialog';
import { RupeeField } from '../ui/RupeeField';
import { TextField } from '../ui/TextField';
import { toPaise, toRupees } from '../ui/rupees';
import { useToast } from '../ui/useToast';
import { clothSchema } from './cloth.schema';
import { appendCloth } from './clothCache';

interface ClothFormProps {
  /** Absent when a new one is added. */
  cloth?: ClothsCard_ClothFragment;
  onClose: () => void;
}

export const ClothForm = ({ cloth, onClose }: ClothFormProps) => {
  const toast = useToast();
  const [create] = useCreateClothMutation({ update: appendCloth });
  const [update] = useUpdateClothMutation();
  return (
    <FormDialog
      title={cloth ? 'Edit Cloth' : 'Add Cloth'}
      draft={`cloth:${cloth?.id ?? 'new'}`}
      initialValues={{ name: cloth?.name ?? '', price: cloth ? toRupees(cloth.price) : '' }}
      schema={clothSchema}
      failureText="Something went wrong"
      submitLabel={cloth ? 'Update' : 'Add'}
      busyText={cloth ? 'Updating...' : 'Adding...'}
      onClose={onClose}
      onSubmit={async ({ name, price }) => {
        const input = { name: name.trim(), price: toPaise(price) ?? 0 };
        if (cloth) {
          const { data } = await update({
            variables: { id: cloth.id, version: cloth.version, input },
          });
          toast.success(data?.updateCloth.message || 'Cloth updated successfully');
        } else {
          const { data } = await create({ variables: { input } });
          toast.success(data?.createCloth.message || 'Cloth created successfully');
        }
        onClose();
      }}
    >
      <TextField name="name" label="Cloth name" required autoFocus autoComplete="off" />
      <RupeeField name="price" label="Price" placeholder="Enter price" required />
    </FormDialog>
  );
};
