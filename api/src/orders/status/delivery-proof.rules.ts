/** Timeline texts of deliveries without a mailed code. The control report counts these texts. */
export const HANDED_TO_PERSON = 'Handed over after checking name and phone';
export const HANDED_FOR_RECEIPT = 'Handed over with the code on the receipt';
export const WITHOUT_CODE = 'Without the delivery code';
