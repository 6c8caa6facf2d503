import { useExpressFieldQuery } from './ExpressField.generated';
import { CheckField } from '../ui/form/CheckField';
import { surchargeText } from './expressLabels';

export const ExpressField = ({ label }: { label: string }) => {
  const { data } = useExpressFieldQuery({ fetchPolicy: 'cache-and-network' });
  const costs = data && surchargeText(data.expressSurcharge);
  const share = data?.expressSurcharge.basisPoints ? ' of the items total' : '';
  return <CheckField name="express" label={costs ? `${label} (${costs}${share})` : label} />;
};
