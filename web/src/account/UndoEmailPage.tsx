import { Address } from '../auth/links/MailedLink';
import type { MailedLink_LinkFragment } from '../auth/links/MailedLink.generated';
import { useUndoEmailChangeMutation } from './UndoEmailPage.generated';
import { site } from '@laundry/api/site';
import { EmailLinkPage } from './EmailLinkPage';

const words = ({ account, newEmail }: MailedLink_LinkFragment) => (
  <>
    When you restore it, the account of <Address>{account}</Address> gets its old email{' '}
    <Address>{newEmail ?? ''}</Address> back. All browsers and devices are signed out. After that,
    sign in with a code.
  </>
);

/** Page of the mail that notifies the former address of an e-mail change. */
export const UndoEmailPage = () => {
  const [undo] = useUndoEmailChangeMutation();
  return (
    <EmailLinkPage
      title="Restore your old email"
      doneTitle="Your old email is restored"
      purpose="UNDO_EMAIL"
      goneText={`This link has expired or was already used. If another person changed your email, call us: ${site.phone.display}`}
      words={words}
      label="Restore my email"
      work={async (token) =>
        (await undo({ variables: { token } })).data?.undoEmailChange.message ?? ''
      }
      next={{ label: 'Sign in', to: '/signin' }}
    />
  );
};
