import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'apps/site',
  buildDirectory: 'build',
  serverBuildFile: 'main.js',
  ssr: true,
  // The whole route table comes with the client: no request of its own per unknown link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
