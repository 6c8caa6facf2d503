import { EmailText } from '../../sign-in/links/EmailLink';
import type { EmailLink_LinkFragment } from '../../sign-in/links/EmailLink.generated';
import { useRevertEmailChangeMutation } from './RevertEmailPage.generated';
import { site } from '@laundry/api/site';
import { EmailLinkConfirmPage } from './EmailLinkConfirmPage';

const words = ({ email, newEmail }: EmailLink_LinkFragment) => (
  <>
    This changes the email of your account from <EmailText>{email}</EmailText> back to{' '}
    <EmailText>{newEmail ?? ''}</EmailText>. All browsers and devices are signed out. After that,
    sign in with a code.
  </>
);

/** Page of the mail that notifies the former address of an e-mail change. */
export const RevertEmailPage = () => {
  const [revert] = useRevertEmailChangeMutation();
  return (
    <EmailLinkConfirmPage
      title="Restore your old email"
      doneTitle="Your old email is restored"
      purpose="REVERT_EMAIL"
      goneText={`This link has expired or was already used. If another person changed your email, call us: ${site.phone.display}`}
      words={words}
      label="Restore my email"
      work={async (token) =>
        (await revert({ variables: { token } })).data?.revertEmailChange.message ?? ''
      }
      next={{ label: 'Sign in', to: '/signin' }}
    />
  );
};
