import { createNoticeHub, type NoticeHub } from '#apps/admin/api/notice-hub.ts'
import { listenForStaffNews } from '#core/db/staff-notice-listener.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readToldNotices } from '#core/domain/staff-notice/index.ts'
import type { Lifecycle } from '#apps/server/process/lifecycle.ts'

type Input = { ctx: Ctx; databaseUrl: string; lifecycle: Lifecycle; onError: (error: unknown) => void }

/** Streams of this process and the one connection that they hear by. They end at the first reason to stop, so that nobody waits for them. */
export async function openNoticeHub({ ctx, databaseUrl, lifecycle, onError }: Input): Promise<NoticeHub> {
  const hub = createNoticeHub({ readTold: (input) => readToldNotices({ ctx, input }), onError })
  const listener = await listenForStaffNews({ url: databaseUrl, onNews: hub.hear, onGap: hub.lookAgain, onError })
  lifecycle.onStop('the listener for notices', () => listener.stop())
  lifecycle.signal.addEventListener('abort', hub.close)
  return hub
}
