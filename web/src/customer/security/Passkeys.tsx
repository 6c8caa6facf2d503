import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePasskeysThere } from '../../session/passkeys/passkeys';
import { useReauthentication } from '../../session/reauthentication/useReauthentication';
import type { PasskeyRequirement } from '../../graphql/schema.generated';
import { AccountSecurityDocument } from './SecurityPage.generated';
import { type Passkeys_PasskeyFragment, useDeletePasskeyMutation } from './Passkeys.generated';
import { formatDate, formatDateTime } from '../../ui/format/dates';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { Panel } from '../../ui/table/Panel';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { SecurityListItem, SecurityList } from './SecurityListItem';
import { useCreatePasskey } from './useCreatePasskey';

const RenamePasskeyDialog = lazyDialog(
  () => import('./RenamePasskeyDialog'),
  'RenamePasskeyDialog',
);

type Passkey = Passkeys_PasskeyFragment;

interface PasskeysProps {
  email: string;
  passkeys: readonly Passkey[];
  requirement: PasskeyRequirement;
}

const AddButton = ({ email }: Pick<PasskeysProps, 'email'>) => {
  const { withReauthentication, dialog } = useReauthentication(email);
  const { busy, add } = useCreatePasskey(withReauthentication);
  return (
    <>
      <Button variant="contained" disabled={busy} onClick={ignoreDoubleClick(() => void add())}>
        {busy ? 'Waiting...' : 'Add a passkey'}
      </Button>
      {dialog}
    </>
  );
};

interface PasskeyRowProps {
  passkey: Passkey;
  /** True hides the buttons, because staff must meet the passkey requirement first. */
  fixed: boolean;
  onRename: () => void;
  onRemove: () => void;
}

const PasskeyRow = ({ passkey, fixed, onRename, onRemove }: PasskeyRowProps) => {
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? `last used ${formatDateTime(lastUsedAt)}` : 'not used yet';
  const which = (
    <Box component="span" sx={visuallyHidden}>
      {` ${name}`}
    </Box>
  );
  return (
    <SecurityListItem
      title={name}
      text={`Added ${formatDate(createdAt)}, ${used}`}
      actions={
        !fixed && (
          <>
            <Button onClick={onRename}>Rename{which}</Button>
            <Button color="error" onClick={onRemove}>
              Remove{which}
            </Button>
          </>
        )
      }
    />
  );
};

interface RemoveDialogProps extends Pick<PasskeysProps, 'email'> {
  passkey: Passkey;
  onClose: () => void;
}

const RemoveDialog = ({ passkey, email, onClose }: RemoveDialogProps) => {
  const [remove] = useDeletePasskeyMutation({
    refetchQueries: [AccountSecurityDocument],
    awaitRefetchQueries: true,
  });
  const { withReauthentication, dialog } = useReauthentication(email);
  return (
    <DeleteDialog
      title="Remove this passkey?"
      verb={['Remove', 'Removing...']}
      question={`${passkey.name} can no longer sign in to this account. Devices that are signed in stay signed in. Also delete it on your device.`}
      onDelete={async () => {
        const removed = await withReauthentication(() => remove({ variables: { id: passkey.id } }));
        if (!removed) return undefined;
        return removed.data?.deletePasskey.message ?? 'Passkey removed';
      }}
      onClose={onClose}
    >
      {dialog}
    </DeleteDialog>
  );
};

export const Passkeys = ({ email, passkeys, requirement }: PasskeysProps) => {
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const there = usePasskeysThere();
  const mayAdd = there && (requirement === 'NONE' || requirement === 'ENROL');
  const intro = there
    ? 'A passkey signs you in with your fingerprint, your face or your screen lock. No code, nothing to type.'
    : 'This browser does not support passkeys. Use another browser to add one.';
  return (
    <Panel title="Passkeys" actions={mayAdd && <AddButton email={email} />}>
      <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{intro}</Typography>
      <SecurityList label="Passkeys">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            fixed={requirement !== 'NONE'}
            onRename={() => setRenaming(passkey)}
            onRemove={() => setRemoving(passkey)}
          />
        ))}
      </SecurityList>
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      {removing && (
        <RemoveDialog passkey={removing} email={email} onClose={() => setRemoving(null)} />
      )}
    </Panel>
  );
};
