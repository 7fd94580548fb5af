import { useTranslations } from 'use-intl'
import { GlyphFacebook, GlyphInstagram, GlyphLinkedIn, GlyphTikTok, GlyphWhatsApp, GlyphYouTube, IconMail, IconPhone } from '#apps/site/ui/index.ts'
import { contactLinks, socialLinks } from './contact-links.ts'
import type { SocialKind } from '#contract/frame-values.ts'
import type { ContactKind } from './contact-links.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'

/** The ways to reach us, each with its address, and the social pages. Nothing where none is set. */
export function ContactChannels() {
  const t = useTranslations('shell')
  const { company } = useSiteData()
  const contacts = contactLinks(company)
  const socials = socialLinks(company)
  return (
    <>
      {contacts.length === 0 ? null : (
        <ul className="grid gap-1">
          {contacts.map(({ kind, href, text }) => (
            <li key={kind}>
              <a href={href} {...newWindow(href)} className="group flex min-h-tap items-center gap-3 py-1">
                <ChannelGlyph kind={kind} className="size-5 flex-none text-muted" />
                <span className="min-w-0">
                  <span className="block text-sm leading-snug text-muted">{t(kind)}</span>
                  <bdi dir="ltr" className="block leading-snug break-words underline-offset-4 group-hover:underline">
                    {text}
                  </bdi>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {socials.length === 0 ? null : (
        <ul className="-ms-3 mt-3 flex flex-wrap">
          {socials.map(({ kind, href }) => (
            <li key={kind}>
              <a href={href} {...newWindow(href)} aria-label={t(kind)} className="grid size-tap place-items-center rounded-sm hover:bg-sunken">
                <ChannelGlyph kind={kind} className="size-5.5" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Links to other sites open beside ours; telephone and mail programs open by themselves. */
export function newWindow(href: string): { target?: '_blank'; rel?: string } {
  return href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}

export function ChannelGlyph({ kind, className }: { kind: ContactKind | SocialKind; className?: string }) {
  switch (kind) {
    case 'whatsapp':
      return <GlyphWhatsApp className={className} />
    case 'phone':
      return <IconPhone aria-hidden className={className} strokeWidth={1.75} />
    case 'email':
      return <IconMail aria-hidden className={className} strokeWidth={1.75} />
    case 'facebook':
      return <GlyphFacebook className={className} />
    case 'instagram':
      return <GlyphInstagram className={className} />
    case 'youtube':
      return <GlyphYouTube className={className} />
    case 'linkedin':
      return <GlyphLinkedIn className={className} />
    case 'tiktok':
      return <GlyphTikTok className={className} />
  }
}
