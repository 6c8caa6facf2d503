import { useRefetchActive } from '../../graphql/useRefetchActive';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';
import { removeLogo } from './logoCalls';

interface RemoveLogoProps {
  /** Version of the logo that the user saw. */
  version: number;
  onClose: () => void;
}

/** Asks before it removes the logo from all invoices. */
export const RemoveLogo = ({ version, onClose }: RemoveLogoProps) => {
  const refetchActive = useRefetchActive();
  const remove = async (): Promise<string> => {
    try {
      return await removeLogo(version);
    } finally {
      // Another user may have changed the logo.
      refetchActive();
    }
  };
  return (
    <DeleteDialog
      title="Remove the logo?"
      question="All invoices and statements, including older ones, will be printed without a logo."
      verb={['Remove', 'Removing...']}
      onDelete={remove}
      onClose={onClose}
    />
  );
};
