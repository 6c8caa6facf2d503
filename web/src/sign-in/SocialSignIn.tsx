import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useSocialProviderQuery, useSignInWithSocialMutation } from './SocialSignIn.generated';
import { useIsHydrating } from '../ui/feedback/useIsHydrating';
import { useToast } from '../ui/feedback/useToast';
import { useSignedIn } from '../session/useSignedIn';
import { useSocialPopup } from './useSocialPopup';

interface SocialSignInProps {
  verb: 'Sign in with' | 'Sign up with';
  /** True below another sign-in method, which already has a divider. */
  joined?: boolean;
}

/** Provider name that the server writes into the page; its placeholder at build time. */
const labelInPage = (): string =>
  typeof document === 'undefined'
    ? '__SOCIAL_LABEL__'
    : (document.documentElement.dataset['social'] ?? '');

/**
 * Provider name, read from the page first. Otherwise the button would appear late and move the
 * other buttons.
 */
function useProvider() {
  const hydrating = useIsHydrating();
  const { data, error } = useSocialProviderQuery();
  const known = !hydrating && (data ?? error);
  return {
    label: known ? (data?.socialProvider?.label ?? '') : labelInPage(),
    startUrl: known ? data?.socialProvider?.startUrl : undefined,
    hydrating,
  };
}

/** The prerendered button is hidden if no provider is configured. */
const unlessNamed = { ':root[data-social=""] &': { display: 'none' } } as const;

/** Sign-in button of the identity provider; hidden if none is configured. */
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
        {popup.busy ? 'Continue in the other window...' : `${verb} ${label}`}
      </Button>
    </Box>
  );
};
