import Button from '@mui/material/Button';

interface EditDeleteButtonsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export const EditDeleteButtons = ({ name, onEdit, onDelete }: EditDeleteButtonsProps) => (
  <>
    <Button size="small" variant="outlined" onClick={onEdit} aria-label={`Edit ${name}`}>
      Edit
    </Button>
    <Button size="small" color="error" onClick={onDelete} aria-label={`Delete ${name}`}>
      Delete
    </Button>
  </>
);
