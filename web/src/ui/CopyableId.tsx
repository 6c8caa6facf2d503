import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import './mono.css';

interface CopyableIdProps {
  /** What is copied. */
  id: string;
  /** What is shown. */
  shortId: string;
  /** Grid cells decide themselves when their button can be tabbed to. */
  tabIndex?: number;
}

const monospace = '"JetBrains Mono Variable", ui-monospace, "DejaVu Sans Mono", monospace';

export const CopyableId = ({ id, shortId, tabIndex }: CopyableIdProps) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
    window.setTimeout(() => setCopied(false), 1500);
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
      <Box component="span" sx={{ fontFamily: monospace, fontSize: '0.92em', letterSpacing: 0 }}>
        {shortId || 'N/A'}
      </Box>
      <IconButton
        tabIndex={tabIndex}
        aria-label={copied ? 'Copied' : `Copy the whole id of ${shortId}`}
        title={copied ? 'Copied' : 'Copy the whole id'}
        onClick={(event) => {
          event.stopPropagation();
          void copy();
        }}
        sx={{ width: 28, height: 28, color: copied ? 'success.main' : 'text.secondary' }}
      >
        {copied ? <Check sx={{ fontSize: 15 }} /> : <ContentCopy sx={{ fontSize: 14 }} />}
      </IconButton>
    </Box>
  );
};
