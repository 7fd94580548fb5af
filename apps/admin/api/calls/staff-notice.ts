import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { listNoticesInputSchema, markNoticesSeenInputSchema, noticePageSchema, noticeStreamInputSchema, unseenNoticesSchema } from '#contract/staff-notice.ts'
import { pushDeviceIdInputSchema, pushDevicesSchema, pushEndpointInputSchema, subscribePushInputSchema } from '#contract/staff-push.ts'
import { listNotices, markNoticesSeen, readNoticesAfter } from '#core/domain/staff-notice/index.ts'
import { listPushDevices, removePushDevice, subscribePush, unsubscribePush } from '#core/domain/staff-push/index.ts'
import { defineCall, defineFileCall, sessionOf, type AnyCall } from '#apps/admin/api/call.ts'
import type { NoticeHub } from '#apps/admin/api/notice-hub.ts'

const STREAM_HEADERS = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }

/** What a person is told at once, the stream of it, and the devices that are pushed to. */
export function noticeCalls({ noticeHub }: { noticeHub: NoticeHub }): readonly AnyCall[] {
  return [
    defineCall({
      method: 'get',
      path: '/notices',
      access: 'enquiry.read',
      summary: "One's own notices, newest first",
      input: listNoticesInputSchema,
      data: noticePageSchema,
      run: ({ ctx, input }) => listNotices({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/notices/seen',
      access: 'enquiry.read',
      summary: 'Marks notices as looked at',
      input: markNoticesSeenInputSchema,
      data: unseenNoticesSchema,
      run: ({ ctx, input }) => markNoticesSeen({ ctx, input }),
    }),
    defineFileCall({
      method: 'get',
      path: '/notices/stream',
      access: 'enquiry.read',
      isUnattended: true,
      summary: 'Notices as they come (server-sent events); `Last-Event-ID` or `after` goes on from there',
      input: noticeStreamInputSchema,
      mediaType: 'text/event-stream',
      send: async (call) => {
        const { ctx, http, input, mayGoOn } = call
        if (http.req.method === 'HEAD') return new Response(null, { headers: STREAM_HEADERS })
        const body = noticeHub.open({
          staffId: sessionOf(call).staff.id,
          after: lastEventId(http.req.header('last-event-id')) ?? input.after ?? null,
          readAfter: (after) => readNoticesAfter({ ctx, input: { after } }),
          mayGoOn,
          cut: () => (http.env as { outgoing?: ServerResponse } | undefined)?.outgoing?.destroy(),
        })
        if (body === null) throw new AppError('unavailable', { retryAfterSeconds: 5 })
        return new Response(body, { headers: STREAM_HEADERS })
      },
    }),
    defineCall({
      method: 'get',
      path: '/push-devices',
      access: 'enquiry.read',
      summary: "One's own devices that are pushed to, and the key to become one",
      input: z.strictObject({}),
      data: pushDevicesSchema,
      run: ({ ctx }) => listPushDevices({ ctx }),
    }),
    defineCall({
      method: 'post',
      path: '/push-devices',
      access: 'enquiry.read',
      summary: 'Pushes notices to this browser',
      input: subscribePushInputSchema,
      data: pushDevicesSchema,
      run: ({ ctx, input }) => subscribePush({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/push-devices/unsubscribe',
      access: 'enquiry.read',
      summary: 'Pushes no more to the browser of an address',
      input: pushEndpointInputSchema,
      data: pushDevicesSchema,
      run: ({ ctx, input }) => unsubscribePush({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/push-devices/{id}/remove',
      access: 'enquiry.read',
      summary: 'Pushes no more to a device',
      input: pushDeviceIdInputSchema,
      data: pushDevicesSchema,
      run: ({ ctx, input }) => removePushDevice({ ctx, input }),
    }),
  ]
}

// What is no id of ours begins anew.
function lastEventId(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null
}
