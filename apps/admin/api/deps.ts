import type { Context } from 'hono'
import type { Actor, Ctx } from '#core/domain/context.ts'
import type { NoticeHub } from './notice-hub.ts'
import type { Locale } from '#i18n/locales.ts'

/**
 * Who asks, as the server in front sees it: address behind trusted proxies only, id of the request, and the origins whose pages are
 * those of this back office (scheme, host and port).
 */
export type Client = { ip: string; requestId: string; origins: ReadonlySet<string> }

/** What the back office needs from the process that mounts it. */
export type AdminDeps = {
  makeCtx(input: { actor: Actor; locale: Locale; requestId: string }): Ctx
  clientOf(c: Context): Client
  /** Scheme, host and port of the English site; `https:` makes the cookies secure. */
  siteOrigin: string
  /** Folder of the built screens, absolute. */
  buildDir: string
  /** The HTML of a page of the site in a language, without scripts, made with settings that are not saved. */
  renderPreview(input: { unsaved: NonNullable<Ctx['unsaved']>; locale: Locale; path: string; requestId: string }): Promise<string>
  /** Open streams of notices; whoever composes the process tells it what is new. */
  noticeHub: NoticeHub
  /** Mails go out by a server; else they lie in a folder. */
  hasMailServer: boolean
  /** A service for drafts of translations is set up. */
  hasTranslator: boolean
  /** Told of every error that is no `AppError`; the person sees a fixed text and the request's id. */
  onError(error: unknown, requestId: string): void
}
