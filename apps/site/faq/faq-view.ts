/** Questions of a page with their heading, in the reader's language. */
export type FaqView = { title: string; entries: readonly { question: string; answer: string }[] }
