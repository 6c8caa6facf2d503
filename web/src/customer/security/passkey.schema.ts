import { object, string } from 'yup';

export const passkeySchema = object({
  name: string().trim().required('Name is required').max(60, 'Name must be at most 60 characters'),
});
