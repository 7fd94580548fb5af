import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The specification's table (section 2), written out: one line per address, main page and mobile twin beside each other. */
export default [
  layout('screens/error/boundary.tsx', [
    index('screens/home/route.tsx'),
    route('404', 'screens/error/not-found.tsx', { id: '404' }),
    route('*', 'screens/error/not-found.tsx', { id: 'unknown' }),
  ]),
] satisfies RouteConfig
