/** How the key is called that goes with a letter: Ctrl, and on Apple's machines the command key. */
export const MOD = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'
