import { formatMoney } from './formatMoney';
import './Money.css';

/** An amount in paise, in figures of equal width so that columns line up. */
export const Money = ({ paise }: { paise: number }) => (
  <span className="money">{formatMoney(paise)}</span>
);
