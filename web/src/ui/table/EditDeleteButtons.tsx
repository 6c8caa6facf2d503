import Button from '@mui/material/Button';

interface EditDeleteButtonsProps {
  /** Name of the row for screen readers. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The two things that can be done with most rows, on a card. */
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
