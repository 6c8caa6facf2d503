/** How the key that goes with a letter is named here. */
export const commandKey = /^Mac|^iP/.test(navigator.platform) ? 'Cmd' : 'Ctrl';
