import { object, string } from 'yup';

export const feedbackSchema = object({
  name: string()
    .trim()
    .required('Name must be at least 4 characters')
    .min(4, 'Name must be at least 4 characters'),
  phone: string()
    .required('Phone must be exactly 10 digits')
    .matches(/^\d{10}$/, 'Phone must be exactly 10 digits'),
  message: string()
    .trim()
    .required('Message must be at least 4 characters')
    .min(4, 'Message must be at least 4 characters'),
});
