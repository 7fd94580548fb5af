import { redirect } from 'react-router'

/** A detail address without an id leads to its list (R3.3). */
export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url)
  return redirect(pathname.startsWith('/mobile/') ? '/mobile/carList' : '/carList', 301)
}
