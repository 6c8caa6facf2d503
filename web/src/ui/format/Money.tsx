import { formatMoney } from './formatMoney';
import './Money.css';

/** Amount in paise. Digits have equal width, so that columns align. */
export const Money = ({ paise }: { paise: number }) => (
  <span className="money">{formatMoney(paise)}</span>
);
