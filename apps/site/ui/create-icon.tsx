import type { ReactNode, SVGProps } from 'react'
import { clsx } from 'clsx'

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]
type IconData = { node: readonly Shape[] }

/**
 * What the icons of lucide-react are made with here (scripts/vite/lean-icons.ts): a page holds fifty of them, so what all have
 * in common is one class and not nine attributes. Without a name of its own an icon is decoration.
 */
export default function createIcon({ node }: IconData): (props: SVGProps<SVGSVGElement>) => ReactNode {
  const shapes = node.map(([Tag, { key, ...attributes }]) => <Tag key={key} {...attributes} />)
  return function Icon({ className, strokeWidth = 2, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden={rest['aria-label'] === undefined || undefined}
        strokeWidth={strokeWidth}
        {...rest}
        className={clsx('icon', className)}
      >
        {shapes}
      </svg>
    )
  }
}
