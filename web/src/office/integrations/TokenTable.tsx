import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';
import { formatDate, formatDateTime } from '../../ui/format/dates';
import { useRevokeApiTokenMutation, type TokenTable_TokenFragment } from './TokenTable.generated';

type Token = TokenTable_TokenFragment;

const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

export const isLive = ({ revokedAt, expiresAt }: Pick<Token, 'revokedAt' | 'expiresAt'>): boolean =>
  !revokedAt && new Date(expiresAt) > new Date();

function stateOf({ revokedAt, expiresAt }: Token): string {
  if (revokedAt) return `Revoked on ${formatDate(revokedAt)}`;
  return `${isLive({ revokedAt, expiresAt }) ? 'Expires' : 'Expired'} on ${formatDate(expiresAt)}`;
}

const lastUse = ({ lastUsedAt, lastUsedAddress }: Token): string =>
  lastUsedAt ? `${formatDateTime(lastUsedAt)} from ${lastUsedAddress ?? '-'}` : 'Never used';

/** Tokens of an app, with a button to revoke each one that works. */
export const TokenTable = ({ tokens }: { tokens: readonly Token[] }) => {
  const [asked, setAsked] = useState<Token | null>(null);
  const [revoke] = useRevokeApiTokenMutation();
  if (tokens.length === 0) return <Typography variant="body2">No tokens yet</Typography>;
  return (
    <>
      <Table size="small" aria-label="Tokens" sx={{ '& th, & td': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Token</TableCell>
            <TableCell sx={wideOnly}>Last used</TableCell>
            <TableCell align="right">Action</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tokens.map((token) => (
            <TableRow key={token.id}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word' }}>
                {token.label} (…{token.hint})
                <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                  {stateOf(token)}
                  {token.networks.length > 0 && `, only from ${token.networks.join(', ')}`}
                </Typography>
              </TableCell>
              <TableCell sx={wideOnly}>{lastUse(token)}</TableCell>
              <TableCell align="right">
                {isLive(token) && (
                  <Button
                    size="small"
                    color="error"
                    aria-label={`Revoke ${token.label}`}
                    onClick={() => setAsked(token)}
                  >
                    Revoke
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {asked && (
        <DeleteDialog
          title={`Revoke ${asked.label}?`}
          question="Programs with this token can no longer connect, at once."
          verb={['Revoke', 'Revoking...']}
          failureText="Failed to revoke the token"
          onDelete={async () => {
            const { data } = await revoke({ variables: { id: asked.id } });
            return data?.revokeApiToken.message ?? 'Token revoked';
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
