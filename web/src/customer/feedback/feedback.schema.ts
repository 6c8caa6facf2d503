import { object, string } from 'yup';
import { phoneRule } from '../../ui/form/rules/phoneRule';

export const feedbackSchema = object({
  name: string()
    .trim()
    .required('Name must be at least 4 characters')
    .min(4, 'Name must be at least 4 characters'),
  phone: phoneRule({
    required: 'Phone must be exactly 10 digits',
    digits: 'Phone must be exactly 10 digits',
  }),
  message: string()
    .trim()
    .required('Message must be at least 4 characters')
    .min(4, 'Message must be at least 4 characters'),
});
