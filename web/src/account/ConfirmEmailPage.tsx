import { Address } from '../auth/links/MailedLink';
import { useSessionUser } from '../auth/session/session';
import {
  type MailedLink_LinkFragment,
  useAccountQuery,
  useConfirmEmailMutation,
} from '../graphql/generated';
import { EmailLinkPage } from './EmailLinkPage';

/** Refetches the signed-in account, which has changed. */
const NewAccount = () => {
  useAccountQuery({ fetchPolicy: 'network-only' });
  return null;
};

const words = ({ account, newEmail }: MailedLink_LinkFragment) => (
  <>
    Once you confirm it, the account of <Address>{account}</Address> signs in with{' '}
    <Address>{newEmail ?? ''}</Address>. It is signed out on all browsers and devices, save for this
    one if it is where the change was asked for.
  </>
);

/** Where the mail leads that asks to confirm a changed e-mail. */
export const ConfirmEmailPage = () => {
  const user = useSessionUser();
  const [confirm] = useConfirmEmailMutation();
  return (
    <EmailLinkPage
      title="Confirm your e-mail"
      doneTitle="E-mail confirmed"
      purpose="CONFIRM_EMAIL"
      goneText="This link was used or is out of date. Signing out where the change was asked for calls it off, too. Please sign in and change your e-mail again"
      words={words}
      label="Confirm e-mail"
      work={async (token) =>
        (await confirm({ variables: { token } })).data?.confirmEmail.message ?? ''
      }
      next={
        user
          ? { label: 'My Profile', to: '/account?tab=account' }
          : { label: 'Sign in', to: '/signin' }
      }
    >
      {user && <NewAccount />}
    </EmailLinkPage>
  );
};
