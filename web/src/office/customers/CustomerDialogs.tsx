import { skipToken } from '@apollo/client/react';
import { usePermissions } from '../../session/permissions/usePermissions';
import { DeleteEnterpriseDialog } from '../enterprises/DeleteEnterpriseDialog';
import { EnterpriseAmountDialog } from '../enterprises/EnterpriseAmountDialog';
import { useCustomerQuery } from './CustomerDialogs.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { CustomerViewDialog } from './CustomerViewDialog';
import { useCustomerDialog } from './useCustomerDialog';

const EnterpriseForm = lazyDialog(() => import('../enterprises/EnterpriseForm'), 'EnterpriseForm');
const StatementDialog = lazyDialog(() => import('./StatementDialog'), 'StatementDialog');
const CustomerForm = lazyDialog(() => import('./CustomerForm'), 'CustomerForm');

/** Customer dialog named by the URL. Editing needs a permission. */
export const CustomerDialogs = () => {
  const may = usePermissions();
  const mayChange = may('enterprises.write');
  const { named, close } = useCustomerDialog();
  const id = named && named.dialog !== 'add' ? named.about : null;
  const { data } = useCustomerQuery(id ? { variables: { id } } : skipToken);
  if (named?.dialog === 'add') return mayChange && <EnterpriseForm onClose={close} />;
  const user = id ? data?.user : undefined;
  if (!named || !user) return null;
  if (named.dialog === 'view') return <CustomerViewDialog customer={user} onClose={close} />;
  if (user.role === 'CUSTOMER' && named.dialog === 'edit' && may('customers.write'))
    return <CustomerForm key={user.id} customer={user} onClose={close} />;
  if (user.role === 'ENTERPRISE' && named.dialog === 'statement' && may('reports.read'))
    return <StatementDialog enterprise={user} onClose={close} />;
  if (user.role !== 'ENTERPRISE' || !mayChange) return null;
  switch (named.dialog) {
    case 'edit':
      return <EnterpriseForm key={user.id} enterprise={user} onClose={close} />;
    case 'delete':
      return <DeleteEnterpriseDialog enterprise={user} onClose={close} />;
    case 'prices':
      return <EnterpriseAmountDialog enterprise={user} onClose={close} />;
    default:
      return null;
  }
};
