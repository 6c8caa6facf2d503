/** Helper text that reserves the line of an error. A new error would move buttons away from the pointer. */
export const roomForError = ' ';
