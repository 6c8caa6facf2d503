import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useSocialProviderQuery, useSignInWithSocialMutation } from '../graphql/generated';
import { useToast } from '../ui/feedback/useToast';
import { useSignedIn } from './session/useSignedIn';
import { useSocialPopup } from './useSocialPopup';

interface SocialSignInProps {
  verb: 'Sign in with' | 'Sign up with';
  /** Stands right under another way, which has the line between. */
  joined?: boolean;
}

/** Absent when the business has no identity provider. */
export const SocialSignIn = ({ verb, joined = false }: SocialSignInProps) => {
  const { data } = useSocialProviderQuery();
  const [signIn] = useSignInWithSocialMutation();
  const signedIn = useSignedIn();
  const toast = useToast();
  const popup = useSocialPopup({
    onCode: async (code) => {
      try {
        const { data: result } = await signIn({ variables: { code } });
        if (result) signedIn(result.signInWithSocial);
      } catch (error) {
        toast.failure(error, 'Login failed', { brief: true });
      }
    },
    onFailure: (message) => toast.error(message),
  });

  const provider = data?.socialProvider;
  if (!provider) return null;
  return (
    <>
      {!joined && <Divider sx={{ my: 3, color: 'text.secondary', fontSize: 14 }}>or</Divider>}
      <Button
        variant="outlined"
        color="inherit"
        fullWidth
        disabled={popup.busy}
        onClick={() => popup.open(provider.startUrl)}
        sx={{ mt: joined ? 1.5 : 0, borderColor: 'divider' }}
      >
        {popup.busy ? 'Waiting for the other window...' : `${verb} ${provider.label}`}
      </Button>
    </>
  );
};
