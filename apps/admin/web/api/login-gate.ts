/**
 * What calls wait at when the session has ended under an open screen: `login/login-again.tsx` stands over the screen, which stays as it is,
 * and what the server has refused is sent again once its person is back.
 */
type Waiting = { promise: Promise<boolean>; settle: (isBack: boolean) => void }

let waiting: Waiting | null = null
let doors = 0
const listeners = new Set<() => void>()

/** Waits until the person has logged in again. Answers false where nobody could, because no screen is open, or where they have left. */
export function awaitLogin(): Promise<boolean> {
  if (doors === 0) return Promise.resolve(false)
  if (waiting === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const settle = (isBack: boolean) => {
      waiting = null
      resolve(isBack)
      tell()
    }
    waiting = { promise, settle }
    tell()
  }
  return waiting.promise
}

/** True while a call waits. */
export function isLoginAwaited(): boolean {
  return waiting !== null
}

/** Lets what waits go on (true), or fail as it was refused (false). */
export function settleLogin(isBack: boolean): void {
  waiting?.settle(isBack)
}

/** From now on somebody can log in again where they are. Answers how to take that back. */
export function openDoor(): () => void {
  doors += 1
  return () => {
    doors -= 1
    if (doors === 0) settleLogin(false)
  }
}

/** For `useSyncExternalStore`: `listener` is called when `isLoginAwaited` has changed. */
export function onLoginAwaited(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
