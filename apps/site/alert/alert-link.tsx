import { TextLink } from '#apps/site/ui/index.ts'

/** The way to an alert, where a button would be too much. */
export function AlertLink({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} className="no-print mt-2 inline-flex min-h-tap items-center text-sm">
      {children}
    </TextLink>
  )
}
