/** The product's name as a drawn wordmark. It takes the colour of the text. */
export function Wordmark({ title, className }: { title?: string; className?: string }) {
  return (
    <svg viewBox="0 0 236 48" className={className} role={title ? 'img' : undefined} aria-label={title} aria-hidden={title ? undefined : true} fill="currentColor">
      <text x="0" y="36" fontSize="40" fontWeight="700">Quayline</text>
    </svg>
  )
}
