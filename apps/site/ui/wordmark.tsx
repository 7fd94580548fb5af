import { clsx } from 'clsx'

/** The drawn name: one line weight, the tail of the Q lies flat as the edge of a quay. Takes the colour of the text. */
export function Wordmark({ title, className }: { title?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 200 46"
      className={clsx('w-auto flex-none', className)}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
    >
      <circle cx="18" cy="20" r="15" />
      <circle cx="83" cy="25" r="10" />
      <path d="M18 35h20M44.5 12v13.8a9.2 9.2 0 0 0 18.4 0V12M62.9 24v13.5M93 12v25.5M127 2v35.5M138 14v23.5M149 12v25.5M149 24.7a9.2 9.2 0 0 1 18.4 0v12.8M179 24.5h21M197.5 25a10 10 0 1 0-3 7.2" />
      <path d="M98.5 12h5.7l5.6 13.6L114.9 12h5.6L108 45h-5.6L107 32.8z" fill="currentColor" stroke="none" />
      <path d="M135.5 2.5h5v6h-5z" className="fill-accent" stroke="none" />
    </svg>
  )
}
