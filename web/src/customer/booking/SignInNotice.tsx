import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { returnTo } from '../../session/returnTo';
import { carriedDetails } from '../../sign-in/signUpDraft';
import { focusAndScrollIntoView } from '../../ui/form/focusAndScrollIntoView';
import type { BookingValues } from './bookingDraft';

const backHere = returnTo.remember({ pathname: '/', search: '', hash: '#book' });

/**
 * Notice for a visitor who tries to book or to add an address. After sign-in or sign-up the form
 * comes back with its draft.
 */
export const SignInNotice = () => {
  const { values } = useFormikContext<BookingValues>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusAndScrollIntoView(box.current), []);
  const carry = (): void => carriedDetails.save(values);
  return (
    <Alert ref={box} severity="info" tabIndex={-1} sx={{ mt: 2 }}>
      To book this pickup, sign in or create an account. Your details stay here.
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to="/signin" state={backHere} onClick={carry} variant="outlined">
          Sign in
        </Button>
        <Button component={Link} to="/signup" state={backHere} onClick={carry} color="inherit">
          Sign up
        </Button>
      </Stack>
    </Alert>
  );
};
