import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { useGuardedForm } from '../../../ui/dialog/useUnsavedChangesGuard';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { ChosenPhoto, type Chosen } from './ChosenPhoto';

interface AddPhotosFormProps {
  chosen: readonly Chosen[];
  /** Number of uploaded photos. */
  done: number;
  onLeaveOut: (id: string) => void;
  onDrop: () => void;
  /** Uploads the photos. True if all succeeded. */
  onSave: (note: string) => Promise<boolean>;
}

const countText = (count: number): string => (count === 1 ? 'photo' : `${count} photos`);

const Fields = ({ chosen, done, onLeaveOut, onDrop }: Omit<AddPhotosFormProps, 'onSave'>) => {
  const { isSubmitting } = useFormikContext();
  useGuardedForm({ unsaved: chosen.length > 0, busy: isSubmitting, drop: onDrop });
  return (
    <Stack spacing={1.5}>
      <Box
        component="ul"
        aria-label="Chosen photos"
        sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}
      >
        {chosen.map((one) => (
          <ChosenPhoto
            key={one.id}
            chosen={one}
            busy={isSubmitting}
            onLeaveOut={() => onLeaveOut(one.id)}
          />
        ))}
      </Box>
      <TextField
        name="note"
        label={chosen.length > 1 ? 'Note (optional)' : 'Note (optional)'}
        size="small"
        helperText="The customer sees it too."
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SubmitButton size="small" busyText={done > 0 ? `Saving, ${done} done...` : 'Saving...'}>
          Save {countText(chosen.length)}
        </SubmitButton>
        <CloseButton size="small" disabled={isSubmitting}>
          Cancel
        </CloseButton>
      </Box>
    </Stack>
  );
};

/** Form for chosen photos with a common note. */
export const AddPhotosForm = ({ onSave, ...props }: AddPhotosFormProps) => (
  <Box
    sx={{
      ...{ mt: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: '12px' },
      bgcolor: 'background.default',
    }}
  >
    <FormLayer onClose={props.onDrop}>
      <Form
        label="Add photos"
        initialValues={{ note: '' }}
        onSubmit={({ note }) => onSave(note.trim())}
      >
        <Fields {...props} />
      </Form>
    </FormLayer>
  </Box>
);
