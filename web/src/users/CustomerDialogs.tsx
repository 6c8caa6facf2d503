import { skipToken } from '@apollo/client/react';
import { DeleteEnterpriseDialog } from '../enterprises/DeleteEnterpriseDialog';
import { EnterpriseAmountDialog } from '../enterprises/EnterpriseAmountDialog';
import { EnterpriseForm } from '../enterprises/EnterpriseForm';
import { useCustomerQuery } from '../graphql/generated';
import { useUrlParams } from '../ui/useUrlParams';
import { CustomerViewDialog } from './CustomerViewDialog';

const dialogs = ['view', 'edit', 'delete', 'prices'] as const;

/** The dialog that the URL names, if any. Only enterprises can be changed from here. */
export const CustomerDialogs = ({ reload }: { reload: () => void }) => {
  const { params, change } = useUrlParams();
  const dialog = dialogs.find((name) => params.has(name));
  const id = dialog && params.get(dialog);
  const { data } = useCustomerQuery(id ? { variables: { id } } : skipToken);
  const close = (): void =>
    change({ add: null, view: null, edit: null, delete: null, prices: null });
  const saved = (): void => {
    close();
    reload();
  };

  if (params.has('add')) return <EnterpriseForm onClose={close} onSaved={saved} />;
  const user = id ? data?.user : undefined;
  if (!user) return null;
  if (dialog === 'view') return <CustomerViewDialog customer={user} onClose={close} />;
  if (user.role !== 'ENTERPRISE') return null;
  switch (dialog) {
    case 'edit':
      return <EnterpriseForm key={user.id} enterprise={user} onClose={close} onSaved={saved} />;
    case 'delete':
      return <DeleteEnterpriseDialog enterprise={user} onClose={close} onDeleted={saved} />;
    case 'prices':
      return <EnterpriseAmountDialog enterprise={user} onClose={close} />;
    default:
      return null;
  }
};
