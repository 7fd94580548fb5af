import { ADMINISTRATOR, APPLICATION, readCredentials } from './cluster.ts'

/** Connection strings of both roles for the server of `folder` on `port`. */
export function urlsOf(folder: string, port: number): { url: string; administratorUrl: string } {
  const { administrator, application } = readCredentials(folder)
  return {
    url: `postgres://${APPLICATION}:${application}@127.0.0.1:${port}/${APPLICATION}`,
    administratorUrl: `postgres://${ADMINISTRATOR}:${administrator}@127.0.0.1:${port}/postgres`,
  }
}
