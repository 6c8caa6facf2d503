import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useSocialProviderQuery, useSignInWithSocialMutation } from '../graphql/generated';
import { useHydrating } from '../ui/feedback/useHydrating';
import { useToast } from '../ui/feedback/useToast';
import { useSignedIn } from './session/useSignedIn';
import { useSocialPopup } from './useSocialPopup';

interface SocialSignInProps {
  verb: 'Sign in with' | 'Sign up with';
  /** Stands right under another way, which has the line between. */
  joined?: boolean;
}

/** As the server writes it into the page; while that is built, where it will stand. */
const labelInPage = (): string =>
  typeof document === 'undefined'
    ? '__SOCIAL_LABEL__'
    : (document.documentElement.dataset['social'] ?? '');

/** What the provider is called: the page says it, so that its button is there from the start and moves nothing. */
function useProvider() {
  const hydrating = useHydrating();
  const { data, error } = useSocialProviderQuery();
  const known = !hydrating && (data ?? error);
  return {
    label: known ? (data?.socialProvider?.label ?? '') : labelInPage(),
    startUrl: known ? data?.socialProvider?.startUrl : undefined,
    hydrating,
  };
}

/** A built page has the button, also where there is no provider. */
const unlessNamed = { ':root[data-social=""] &': { display: 'none' } } as const;

/** Absent when the business has no identity provider. */
export const SocialSignIn = ({ verb, joined = false }: SocialSignInProps) => {
  const { label, startUrl, hydrating } = useProvider();
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

  if (!label && !hydrating) return null;
  return (
    <Box sx={hydrating ? unlessNamed : undefined}>
      {!joined && <Divider sx={{ my: 3, color: 'text.secondary', fontSize: 14 }}>or</Divider>}
      <Button
        variant="outlined"
        color="inherit"
        fullWidth
        disabled={popup.busy || !startUrl}
        onClick={() => startUrl && popup.open(startUrl)}
        sx={{ mt: joined ? 1.5 : 0, borderColor: 'divider' }}
      >
        {popup.busy ? 'Waiting for the other window...' : `${verb} ${label}`}
      </Button>
    </Box>
  );
};
