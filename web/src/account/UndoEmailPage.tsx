import { Address } from '../auth/links/MailedLink';
import { type MailedLink_LinkFragment, useUndoEmailChangeMutation } from '../graphql/generated';
import { site } from '@laundry/api/site';
import { EmailLinkPage } from './EmailLinkPage';

const words = ({ account, newEmail }: MailedLink_LinkFragment) => (
  <>
    Once you undo it, the account of <Address>{account}</Address> gets its old e-mail{' '}
    <Address>{newEmail ?? ''}</Address> back. All browsers and devices are signed out of it. After
    that you sign in with a code.
  </>
);

/** Page of the mail that notifies the former address of an e-mail change. */
export const UndoEmailPage = () => {
  const [undo] = useUndoEmailChangeMutation();
  return (
    <EmailLinkPage
      title="Undo the change of e-mail"
      doneTitle="The old e-mail is back"
      purpose="UNDO_EMAIL"
      goneText={`This link was used or is out of date. If another person changed your e-mail, call us: ${site.phone.display}`}
      words={words}
      label="Undo the change"
      work={async (token) =>
        (await undo({ variables: { token } })).data?.undoEmailChange.message ?? ''
      }
      next={{ label: 'Sign in', to: '/signin' }}
    />
  );
};
