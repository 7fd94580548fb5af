/** Sends the client, which asked for data, to another page: it follows these headers instead of a status. */
export function dataRedirect(target: string, status: number): Response {
  return new Response(null, { status: 204, headers: { 'x-remix-redirect': target, 'x-remix-status': String(status), 'x-remix-replace': 'true' } })
}
