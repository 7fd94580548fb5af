import { data } from 'react-router'
import { NotFoundScreen } from './error-screen.tsx'

/** `/404`, and every path that is no page. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return <NotFoundScreen />
}
