import {
  useRevokeUserSessionsMutation,
  type SignOutDialog_UserFragment,
} from './SignOutDialog.generated';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';

interface SignOutDialogProps {
  customer: SignOutDialog_UserFragment;
  onClose: () => void;
}

/** Signs out all devices of a customer, for example after a lost phone. */
export const SignOutDialog = ({ customer: { id, name }, onClose }: SignOutDialogProps) => {
  const [signOut] = useRevokeUserSessionsMutation();
  return (
    <DeleteDialog
      title="Sign out everywhere?"
      verb={['Sign out', 'Signing out...']}
      question={`Every browser and app in which ${name} is signed in has to sign in again. Nothing else changes.`}
      failureText="Failed to sign out"
      onDelete={async () => {
        const { data } = await signOut({ variables: { id } });
        return data?.revokeUserSessions.message ?? 'Signed out everywhere';
      }}
      onClose={onClose}
    />
  );
};
