import type { RestRoute } from '../rest/route.js';
import { USER } from '../users/users.rest.js';

export const authRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/auth/register',
    document: `mutation ($input: RequestSignUpCodeInput!) { requestSignUpCode(input: $input) { message } }`,
    variables: { input: 'body' },
  },
  {
    method: 'POST',
    path: '/auth/verify-otp',
    document: `mutation ($input: SignUpWithCodeInput!) { signUpWithCode(input: $input) { message } }`,
    variables: { input: 'body' },
  },
  {
    method: 'POST',
    path: '/auth/login',
    document: `mutation ($input: RequestSignInCodeInput!) { requestSignInCode(input: $input) { message } }`,
    variables: { input: 'body' },
  },
  {
    method: 'POST',
    path: '/auth/verify-login',
    document: `mutation ($input: SignInWithCodeInput!) {
      signInWithCode(input: $input) { message token userDetails { ...User } }
    } ${USER}`,
    variables: { input: 'body' },
  },
];
