/** Question and answers about advertisers in the language of the page. */
export type ConsentWords = Readonly<Record<'title' | 'text' | 'more' | 'agree' | 'refuse' | 'undecided' | 'agreed' | 'refused', string>>
