/** The fields that search the whole site: in the header, on the home page and on the page of results. */
export const SEARCH_FIELD = 'form[action="/searchsite"] input[name=word]'
