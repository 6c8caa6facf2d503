import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { errorText, toRequestError } from '../../graphql/errors';
import type { LogoPanel_LogoFragment } from './LogoPanel.generated';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import { useAuthorizedImage } from '../../orders/photos/useAuthorizedImage';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useToast } from '../../ui/feedback/useToast';
import { Panel } from '../../ui/table/Panel';
import { isTooLarge, logoAddress, logoTypes, setLogo, tooLargeText } from './logoCalls';

const RemoveLogo = lazyDialog(() => import('./RemoveLogo'), 'RemoveLogo');

interface PictureProps {
  width: number;
  height: number;
}

/**
 * The logo on white, at 1.5 pixels for each point of its size on an invoice (at most 140 × 48
 * points).
 */
const Picture = ({ width, height }: PictureProps) => {
  const { url, error, again } = useAuthorizedImage(logoAddress);
  const scale = Math.min(140 / width, 48 / height, 1) * 1.5;
  const size = { width: width * scale, height: height * scale };
  if (error !== undefined)
    return <ErrorState error={error} text="The logo could not be loaded." onRetry={again} />;
  return (
    <Box
      sx={{
        ...{ display: 'inline-flex', p: 2, mb: 1.5, maxWidth: '100%', bgcolor: '#fff' },
        ...{ border: 1, borderColor: 'divider', borderRadius: '8px' },
      }}
    >
      {url ? (
        <img src={url} alt="Logo of the business" style={{ maxWidth: '100%', ...size }} />
      ) : (
        <Skeleton variant="rectangular" role="status" aria-label="Loading the logo..." sx={size} />
      )}
    </Box>
  );
};

/** Uploads a logo at once. An error stays until the user chooses the next file. */
function useSetLogo({ version }: LogoPanel_LogoFragment) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const send = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (isTooLarge(file)) return setProblem(tooLargeText);
    setBusy(true);
    try {
      toast.success(await setLogo(version, file));
    } catch (error) {
      const { logo } = toRequestError(error).fields;
      setProblem(logo ?? errorText(error, 'Failed to save the logo'));
    } finally {
      setBusy(false);
      // Another user may have changed the logo.
      refetchActive();
    }
  };
  return { busy, problem, send };
}

/** Shows, sets and removes the logo on invoices. */
export const LogoPanel = ({ logo }: { logo: LogoPanel_LogoFragment }) => {
  const box = useRef<HTMLInputElement>(null);
  const { busy, problem, send } = useSetLogo(logo);
  const [removing, setRemoving] = useState<number>();
  const { version, width, height } = logo;
  const isThere = width && height;
  const actions = (
    <>
      {isThere && (
        <Button size="small" color="error" disabled={busy} onClick={() => setRemoving(version)}>
          Remove
        </Button>
      )}
      <Button size="small" variant="outlined" disabled={busy} onClick={() => box.current?.click()}>
        {busy ? 'Saving...' : isThere ? 'Replace' : 'Upload'}
      </Button>
    </>
  );
  return (
    <Panel title="Logo" actions={actions}>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        {/* A new version has the same address, so the key makes the browser load it again. */}
        {isThere && <Picture key={version} {...{ width, height }} />}
        <Typography>
          {isThere
            ? 'Shown at the top left of all invoices and statements, including older ones.'
            : 'No logo yet. Invoices and statements show the legal name instead.'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>PNG or JPEG, at most 200 kB.</Typography>
        {problem && (
          <FormHelperText error role="alert">
            {problem}
          </FormHelperText>
        )}
      </Box>
      <input
        ref={box}
        hidden
        type="file"
        aria-label="Logo"
        accept={logoTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Clears the field, so that the user can choose the same file again.
          if (file) void send(file);
          target.value = '';
        }}
      />
      {removing !== undefined && (
        <RemoveLogo version={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Panel>
  );
};
