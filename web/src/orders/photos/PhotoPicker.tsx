import AddAPhoto from '@mui/icons-material/AddAPhotoOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { takenTypes } from './photoCalls';

type ButtonLook = 'color' | 'size' | 'startIcon' | 'sx' | 'variant' | 'disabled';

type PhotoPickerProps = Pick<ButtonProps, ButtonLook> & {
  /** True if a phone opens its camera at once. */
  camera?: boolean;
  children: ReactNode;
  onPick: (files: File[]) => void;
};

/** Button to choose pictures or take one. */
export const PhotoPicker = ({ camera, children, onPick, ...look }: PhotoPickerProps) => {
  const box = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AddAPhoto />}
        {...look}
        onClick={() => box.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={box}
        hidden
        type="file"
        accept={takenTypes.join()}
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Clears the field, so that the user can choose the same file again.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </>
  );
};
