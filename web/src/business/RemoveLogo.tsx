import { useRefetchActive } from '../graphql/useRefetchActive';
import { DeleteDialog } from '../ui/dialog/DeleteDialog';
import { removeLogo } from './logoCalls';

interface RemoveLogoProps {
  /** Of the logo that was seen when it was asked for. */
  version: number;
  onClose: () => void;
}

/** Asks before the logo is gone from all invoices. */
export const RemoveLogo = ({ version, onClose }: RemoveLogoProps) => {
  const refetchActive = useRefetchActive();
  const remove = async (): Promise<string> => {
    try {
      return await removeLogo(version);
    } finally {
      // A colleague may have changed the logo.
      refetchActive();
    }
  };
  return (
    <DeleteDialog
      title="Remove the logo?"
      question="Invoices and statements are printed without it, also older ones."
      verb={['Remove', 'Removing...']}
      onDelete={remove}
      onClose={onClose}
    />
  );
};
