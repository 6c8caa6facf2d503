/** 100000 → 1,00,000. Browsers can do that too, but take longer to get ready for it than a first picture has. */
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

/** Paise → ₹49 where paise would only be noise; odd amounts keep their two decimals. */
export const formatPrice = (paise: number): string => format(paise, paise % 100 === 0 ? 0 : 2);
