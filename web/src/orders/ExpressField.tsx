import { useExpressFieldQuery } from '../graphql/generated';
import { CheckField } from '../ui/form/CheckField';
import { surchargeWords } from './expressWords';

/** The express checkbox, with the surcharge. */
export const ExpressField = ({ label }: { label: string }) => {
  const { data } = useExpressFieldQuery({ fetchPolicy: 'cache-and-network' });
  const costs = data && surchargeWords(data.expressSurcharge);
  const share = data?.expressSurcharge.basisPoints ? ' of the items' : '';
  return <CheckField name="express" label={costs ? `${label} (${costs}${share})` : label} />;
};
