import { Outlet, useRouteError } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

/** A route without a path between the shell and the screens: what fails inside is shown inside the shell. */
export default function ScreenBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
