/** A service outside has not answered as it should. The message names what was wrong with the answer, never what was sent. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure'
}

type Limits = { seconds: number; mostBytes: number }

/**
 * Asks one service for JSON; null for an answer that is none. It is asked at the one address that is given: an answer that leads elsewhere is a
 * failure, so is one that is late or too long. Throws `ServiceFailure`.
 */
export async function askJson(url: string, init: RequestInit, limits: Limits): Promise<unknown> {
  const answer = await ask(url, init, limits)
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new ServiceFailure(`answered ${answer.status}`)
  }
  return jsonIn(await readBounded(answer, limits.mostBytes))
}

/** The same of a service that says in JSON, beside a status, why it refuses. */
export async function askAnswer(url: string, init: RequestInit, limits: Limits): Promise<{ status: number; json: unknown }> {
  const answer = await ask(url, init, limits)
  return { status: answer.status, json: jsonIn(await readBounded(answer, limits.mostBytes)) }
}

function ask(url: string, init: RequestInit, { seconds }: Limits): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(seconds * 1000) }).catch((error: unknown) => {
    throw new ServiceFailure(error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'cannot be reached, or leads elsewhere')
  })
}

async function readBounded({ body }: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Node's streams can be read so; the types of the browser's cannot.
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > mostBytes) throw new ServiceFailure('answered too much')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ServiceFailure ? error : new ServiceFailure('no whole answer in time')
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
