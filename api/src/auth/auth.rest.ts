import type { RestRoute } from '../rest/route.js';
import { USER } from '../users/users.rest.js';

export const authRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/auth/register',
    document: `mutation ($input: RegisterInput!) { register(input: $input) { message } }`,
    variables: { input: 'body' },
  },
  {
    method: 'POST',
    path: '/auth/verify-otp',
    document: `mutation ($input: VerifyInput!) { verifyOtp(input: $input) { message } }`,
    variables: { input: 'body' },
  },
  {
    method: 'POST',
    path: '/auth/login',
    document: `mutation ($email: EmailAddress!) { login(email: $email) { message } }`,
    variables: { email: 'body.email' },
  },
  {
    method: 'POST',
    path: '/auth/verify-login',
    document: `mutation ($input: VerifyInput!) {
      verifyLogin(input: $input) { message token userDetails { ...User } }
    } ${USER}`,
    variables: { input: 'body' },
  },
];
