import { EmailText } from '../../sign-in/links/EmailLink';
import { useSessionUser } from '../../session/session';
import type { EmailLink_LinkFragment } from '../../sign-in/links/EmailLink.generated';
import { useAccountQuery } from './AccountTab.generated';
import { useConfirmEmailMutation } from './ConfirmEmailPage.generated';
import { EmailLinkConfirmPage } from './EmailLinkConfirmPage';

/** Refetches the account after its e-mail changed. */
const NewAccount = () => {
  useAccountQuery({ fetchPolicy: 'network-only' });
  return null;
};

const words = ({ email, newEmail }: EmailLink_LinkFragment) => (
  <>
    After you confirm, you sign in with <EmailText>{newEmail ?? ''}</EmailText> instead of{' '}
    <EmailText>{email}</EmailText>. All browsers and devices are signed out, except the one where
    you requested the change.
  </>
);

/** Page of the mail that asks the user to confirm a new e-mail. */
export const ConfirmEmailPage = () => {
  const user = useSessionUser();
  const [confirm] = useConfirmEmailMutation();
  return (
    <EmailLinkConfirmPage
      title="Confirm your email"
      doneTitle="Email confirmed"
      purpose="CONFIRM_EMAIL"
      goneText="This link has expired or was already used. Please sign in and change your email again"
      words={words}
      label="Confirm email"
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
    </EmailLinkConfirmPage>
  );
};
