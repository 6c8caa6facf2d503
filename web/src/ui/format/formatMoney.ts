const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Paise → ₹1,00,000.00 */
export const formatMoney = (paise: number): string => rupees.format(paise / 100);

/** Paise → ₹49 where paise would only be noise; odd amounts keep their two decimals. */
export const formatPrice = (paise: number): string =>
  paise % 100 === 0 ? wholeRupees.format(paise / 100) : rupees.format(paise / 100);
