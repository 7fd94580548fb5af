/** No element of React's has this name: what it does not know in `<body>`, it leaves alone when the page comes alive. */
export const NOTE = 'kept-note'
