/** 100000 → 1,00,000. Intl would delay the first render, because its set-up is slow. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

function format(paise: number, decimals: 0 | 2): string {
  const [rupees = '', rest] = Math.abs(paise / 100)
    .toFixed(decimals)
    .split('.');
  return `${paise < 0 ? '-' : ''}₹${formatCount(Number(rupees))}${rest ? `.${rest}` : ''}`;
}

/** Paise → ₹1,00,000.00 */
export const formatMoney = (paise: number): string => format(paise, 2);

/** Paise → ₹49 for whole rupees, otherwise two decimals. */
export const formatPrice = (paise: number): string => format(paise, paise % 100 === 0 ? 0 : 2);
