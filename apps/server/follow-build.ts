import type { ServerBuild } from 'react-router'
import type { App } from './app.ts'

/** For development, where the site changes under the running server: an application for each build that `load` gives. */
export async function followBuild(load: () => Promise<ServerBuild>, create: (build: ServerBuild) => App): Promise<App> {
  let build = await load()
  let app = create(build)
  return {
    fetch: async (request, bindings) => {
      const latest = await load()
      if (latest !== build) {
        build = latest
        app = create(latest)
      }
      return app.fetch(request, bindings)
    },
    preview: (input) => app.preview(input),
    dropContent: (tags) => app.dropContent(tags),
    dropAll: () => app.dropAll(),
  }
}
