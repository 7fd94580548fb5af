/** Sends the client, which asked for data, to another page: it follows these headers instead of a status. */
export function dataRedirect(target: string, status: number): Response {
  return new Response(null, { status: 204, headers: { 'x-remix-redirect': target, 'x-remix-status': String(status), 'x-remix-replace': 'true' } })
}

/** Sends the client to the document itself, by a navigation of the browser's. */
export function documentRedirect(target: string): Response {
  return new Response(null, { status: 204, headers: { 'x-remix-redirect': target, 'x-remix-status': '302', 'x-remix-reload-document': 'true' } })
}
