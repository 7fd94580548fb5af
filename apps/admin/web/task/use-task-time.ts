import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TaskTimeRead } from '#contract/task.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useDataMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

/** What was understood of words, or why nothing was. */
type Reading = { text: string; zone: string; time: TaskTimeRead | null; fault: string | null }

type Words = { text: string; zone: string }

/** After the last key. */
const WAIT_MS = 350

/**
 * Reads when something is due while it is typed. `reading` is of the words that stand there now, never of earlier ones; null: not read yet. `known`: the words
 * of a time that is kept, which need no reading and may lie in the past. `understand` reads at once.
 */
export function useTaskTime({ text, zone }: Words, known: Reading | null) {
  const sayValue = useDataMessages()
  const textOf = useFailureText()
  const [read, setRead] = useState<Reading | null>(null)
  const turn = useRef(0)
  const isOf = (reading: Reading | null) => reading !== null && reading.text === text.trim() && reading.zone === zone
  const reading = isOf(known) ? known : isOf(read) ? read : null

  async function understand(): Promise<TaskTimeRead | null> {
    if (reading !== null) return reading.time
    const words = { text: text.trim(), zone }
    turn.current += 1
    const mine = turn.current
    const found = await ask(words)
    // What was asked for earlier may be answered later.
    if (mine === turn.current) setRead(found)
    return found.time
  }

  async function ask(words: Words): Promise<Reading> {
    try {
      return { ...words, time: await request<TaskTimeRead>('/task-times', { body: { text: words.text, time_zone: words.zone } }), fault: null }
    } catch (error) {
      const [issue] = failureIn(error).issues
      return { ...words, time: null, fault: issue === undefined ? textOf(error) : sayValue('issue', issue.key) }
    }
  }

  const readNow = useEffectEvent(() => void understand())
  useEffect(() => {
    if (text.trim() === '') return
    const timer = setTimeout(() => readNow(), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, zone])

  return { reading, understand }
}
