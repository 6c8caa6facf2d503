import { useState, type ReactNode } from 'react';
import { errorText, toRequestError } from '../../graphql/errors';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import { ConfirmDialog } from './ConfirmDialog';
import { useToast } from '../feedback/useToast';

interface DeleteDialogProps {
  title?: string;
  question: string;
  /** Label of the delete button, and its label while the deletion runs. */
  verb?: [label: string, busyLabel: string];
  /** Deletes and returns the success message. Returns undefined when the user cancels. */
  onDelete: () => Promise<string | undefined>;
  /** Shown for a failure without its own text. */
  failureText?: string;
  /** True shows failures in a toast instead of the dialog, as on customer pages. */
  toastFailures?: boolean;
  onClose: () => void;
  /** Content that is shown during the deletion, such as a reauthentication dialog. */
  children?: ReactNode;
}

/** Confirmation before a deletion. A failure appears in the dialog unless `toastFailures` is set. */
export const DeleteDialog = (props: DeleteDialogProps) => {
  const {
    title,
    question,
    verb = ['Delete', 'Deleting...'],
    onDelete,
    failureText,
    onClose,
  } = props;
  const toast = useToast();
  const refetchActive = useRefetchActive();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const confirm = async (): Promise<void> => {
    setFailure(undefined);
    setBusy(true);
    try {
      const said = await onDelete();
      if (said === undefined) return setBusy(false);
      toast.success(said);
      onClose();
    } catch (error) {
      // The next try sends the version that the screen then shows.
      if (toRequestError(error).code === 'CONFLICT') refetchActive();
      if (props.toastFailures) toast.failure(error, failureText);
      else setFailure(errorText(error, failureText));
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      destructive
      title={title}
      question={question}
      confirmLabel={verb[0]}
      busyLabel={verb[1]}
      busy={busy}
      error={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
};
