import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { AuthCard } from '../../sign-in/AuthCard';
import { EmailText, LinkOutcome, EmailLink } from '../../sign-in/links/EmailLink';
import { useSessionUser } from '../../session/session';
import { useLinkAction } from '../../sign-in/links/useLinkAction';
import { useLinkToken } from '../../sign-in/links/useLinkToken';
import type { EmailLink_LinkFragment } from '../../sign-in/links/EmailLink.generated';
import type { EmailLinkPurpose } from '../../graphql/schema.generated';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { PageMeta } from '../../ui/PageMeta';

interface EmailLinkConfirmPageProps {
  title: string;
  doneTitle: string;
  purpose: EmailLinkPurpose;
  goneText: string;
  /** Explanation of the change, above the button. */
  words: (link: EmailLink_LinkFragment) => ReactNode;
  label: string;
  /** Makes the change and returns the success message. */
  work: (token: string) => Promise<string>;
  /** Link to the next page, after a success or failure. */
  next: { label: string; to: string };
  /** Content below the success message. */
  children?: ReactNode;
}

interface ConfirmProps extends Pick<
  EmailLinkConfirmPageProps,
  'words' | 'label' | 'work' | 'next'
> {
  link: EmailLink_LinkFragment;
  token: string;
  onDone: (message: string) => void;
}

const ConfirmForm = ({ link, token, words, label, work, next, onDone }: ConfirmProps) => {
  const user = useSessionUser();
  const { action, start } = useLinkAction(async () => onDone(await work(token)));
  if (action.state === 'failed') return <LinkOutcome failed text={action.text} next={next} />;
  const busy = action.state !== 'asked';
  return (
    <Stack spacing={3}>
      <Typography>{words(link)}</Typography>
      {user && !link.isForViewer && (
        <Typography sx={{ color: 'text.secondary' }}>
          You are signed in as {user.name} (<EmailText>{user.email ?? ''}</EmailText>). This link is
          for a different account. The account you are signed in to will not change.
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        disabled={busy}
        aria-busy={busy}
        onClick={ignoreDoubleClick(start)}
      >
        {busy ? 'One moment...' : label}
      </Button>
    </Stack>
  );
};

const OneLink = (props: EmailLinkConfirmPageProps & { token: string }) => {
  const { title, doneTitle, purpose, goneText, next, children } = props;
  const [message, setMessage] = useState<string | null>(null);
  return (
    <AuthCard title={message === null ? title : doneTitle}>
      <PageMeta title={title} noIndex />
      {message === null ? (
        <EmailLink token={props.token} purposes={[purpose]} gone={{ text: goneText, next }}>
          {(link) => <ConfirmForm {...props} link={link} onDone={setMessage} />}
        </EmailLink>
      ) : (
        <>
          <LinkOutcome text={message} next={next} />
          {children}
        </>
      )}
    </AuthCard>
  );
};

/**
 * Page of an e-mail link that changes the account's e-mail: explains the change and makes it on confirmation.
 */
export const EmailLinkConfirmPage = (props: EmailLinkConfirmPageProps) => {
  const token = useLinkToken();
  return <OneLink {...props} key={token} token={token} />;
};
