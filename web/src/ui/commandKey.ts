/** Name of the command key on this keyboard: Cmd on Apple devices, Ctrl elsewhere. */
export const commandKey = /^Mac|^iP/.test(navigator.platform) ? 'Cmd' : 'Ctrl';
