/** Text in the built page that stands where the nonce of each answer goes; the build writes it, the server replaces it. */
export const NONCE_MARK = 'nonce-of-this-answer'
