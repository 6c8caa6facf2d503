import { PERMISSION_LABELS, type Permission } from '@laundry/api/rules/permission';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { usePermissions } from '../../session/permissions/usePermissions';
import { CheckField } from '../../ui/form/CheckField';
import { DigitsField } from '../../ui/form/DigitsField';
import { capitalise } from '../../ui/format/capitalise';
import type { AccessValues } from './access.schema';
import { PresetButtons } from './PresetButtons';
import { permissionGroups, nameOf } from './presets';
import { useChosen } from './useChosen';

interface AccessFieldsProps {
  about: string;
  /** True if the viewer may not change this access. */
  fixed: boolean;
  onEnd?: () => void;
}

/** Validation message about the chosen permissions. */
const ChosenNote = () => {
  const { submitCount } = useFormikContext();
  const chosen = useChosen();
  if (chosen.length === 0 && submitCount > 0) {
    return (
      <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
        Choose at least one permission
      </Typography>
    );
  }
  const sees = chosen.includes('ORDERS_READ') || chosen.includes('ROUNDS_DRIVE');
  if (sees || !chosen.some((name) => /^(ORDERS|PAYMENTS)_/.test(name))) return null;
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      These permissions also need the permission to see orders.
    </Typography>
  );
};

const Group = ({
  label,
  permissions,
  fixed,
}: {
  label: string;
  permissions: readonly Permission[];
  fixed: boolean;
}) => {
  const may = usePermissions();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 700, p: 0 }}>
        {label}
      </Typography>
      {permissions.map((permission) => (
        <Box key={permission} sx={{ py: 0.25 }}>
          <CheckField
            name={nameOf(permission)}
            label={capitalise(PERMISSION_LABELS[permission])}
            disabled={fixed || !may(permission)}
          />
        </Box>
      ))}
    </Box>
  );
};

/** Discount limit of an employee without the permission for higher discounts. */
const LimitField = ({ fixed }: { fixed: boolean }) => {
  const { values } = useFormikContext<AccessValues>();
  return (
    <DigitsField
      name="discountLimit"
      label="Highest discount (%)"
      disabled={fixed}
      helperText={
        values.ORDERS_DISCOUNT
          ? 'Not needed: any discount is allowed.'
          : 'Percent of the items total of one order, 0 to 100.'
      }
    />
  );
};

/** Checkboxes for all permissions. Those that the viewer lacks are disabled. */
export const AccessFields = ({ about, fixed, onEnd }: AccessFieldsProps) => (
  <>
    <Typography variant="body2">{about}</Typography>
    {!fixed && <PresetButtons />}
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {permissionGroups.map(([label, permissions]) => (
        <Group key={label} label={label} permissions={permissions} fixed={fixed} />
      ))}
    </Box>
    <LimitField fixed={fixed} />
    <ChosenNote />
    {onEnd && (
      <Box>
        <Button color="error" onClick={onEnd} sx={{ ml: -2.75 }}>
          Revoke access
        </Button>
      </Box>
    )}
  </>
);
