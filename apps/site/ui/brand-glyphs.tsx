import { clsx } from 'clsx'

type GlyphProps = { className?: string }

/** Simple marks of the services, drawn for one weight with the other icons. Names are given by the link. */
export function GlyphWhatsApp({ className }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden strokeWidth="1.75" className={clsx('icon', className)}>
      <path d="M3.6 20.4l1.2-4.3a8.7 8.7 0 1 1 3.2 3.1z" />
      <path
        d="M8.6 8.2c.3-.5.9-.6 1.2 0l.6 1.3c.2.4 0 .8-.5 1.3.6 1.4 1.6 2.5 3.2 3.2.6-.6 1-.8 1.4-.6l1.3.7c.5.3.4.9-.1 1.3-.9.8-2.3.7-3.9-.2-1.7-1-3.1-2.6-3.6-4.2-.3-1.1-.1-2.1.4-2.8z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  )
}

export function GlyphFacebook({ className }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden strokeWidth="1.75" className={clsx('icon', className)}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12.2 21v-9.5c0-2 1-3 3-3h.8M9.2 13.2h6" />
    </svg>
  )
}

export function GlyphInstagram({ className }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden strokeWidth="1.75" className={clsx('icon', className)}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="1.1" fill="currentColor" stroke="none" />
    </svg>
  )
}

export function GlyphYouTube({ className }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden strokeWidth="1.75" className={clsx('icon', className)}>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="M10 9.2v5.6l5-2.8z" fill="currentColor" stroke="none" />
    </svg>
  )
}

export function GlyphLinkedIn({ className }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden strokeWidth="1.75" className={clsx('icon', className)}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 10.5v6M8 7.4v.2M12 16.5v-6M12 13c0-1.6 1-2.5 2.2-2.5s1.8.8 1.8 2.3v3.7" />
    </svg>
  )
}

export function GlyphTikTok({ className }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden strokeWidth="1.75" className={clsx('icon', className)}>
      <path d="M13.5 3.5v12a3.7 3.7 0 1 1-3.7-3.7M13.5 3.5c.3 2.9 2.1 4.7 5 5" />
    </svg>
  )
}
