import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { clsx } from 'clsx'
import { Anchor } from './link.tsx'
import type { LinkProps } from './link.tsx'
import type { Icon } from './icons.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'fill'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Look = {
  /** primary: the one action of a view. fill: a strong action beside it. */
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: Icon
  iconEnd?: Icon
  /** Arrows turn round in right-to-left text; other icons do not. */
  mirrorIcon?: boolean
  block?: boolean
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Shows a spinner, keeps the width and ignores presses. */
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

export type ButtonLinkProps = LinkProps & Look

export function Button({ variant, size, icon, iconEnd, mirrorIcon, block, busy, className, children, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={clsx(look({ variant, size, block }), busy && 'cursor-progress', className)}
    >
      {busy ? <Spinner /> : null}
      <Content icon={icon} iconEnd={iconEnd} mirrorIcon={mirrorIcon} hidden={busy}>
        {children}
      </Content>
    </button>
  )
}

export function ButtonLink({ variant, size, icon, iconEnd, mirrorIcon, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={clsx(look({ variant, size, block }), className)}>
      <Content icon={icon} iconEnd={iconEnd} mirrorIcon={mirrorIcon}>
        {children}
      </Content>
    </Anchor>
  )
}

/** A square button with an icon alone; `label` is its name. */
export function IconButton({
  label,
  icon: Glyph,
  tone = 'plain',
  mirrorIcon,
  pressed,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string
  icon: Icon
  tone?: 'plain' | 'outline' | 'surface'
  mirrorIcon?: boolean
  pressed?: boolean
  ref?: Ref<HTMLButtonElement>
}) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={clsx(
        'inline-grid size-tap flex-none place-items-center rounded-sm transition-colors disabled:opacity-35',
        tone === 'plain' && 'hover:bg-sunken',
        tone === 'outline' && 'border border-line-strong hover:border-ink',
        tone === 'surface' && 'border border-line bg-surface hover:border-ink',
        className,
      )}
    >
      <Glyph aria-hidden className={clsx('size-5', mirrorIcon && 'rtl:mirrored', pressed && 'fill-accent text-accent')} strokeWidth={1.75} />
    </button>
  )
}

function Content({ icon: Start, iconEnd: End, mirrorIcon, hidden, children }: Look & { hidden?: boolean; children: ReactNode }) {
  const glyph = clsx('size-5 flex-none', mirrorIcon && 'rtl:mirrored')
  return (
    <span className={clsx('inline-flex items-center justify-center gap-2', hidden && 'opacity-0')}>
      {Start ? <Start aria-hidden className={glyph} strokeWidth={1.75} /> : null}
      {children}
      {End ? <End aria-hidden className={glyph} strokeWidth={1.75} /> : null}
    </span>
  )
}

function Spinner() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="absolute size-5 animate-spin" fill="none" stroke="currentColor" strokeWidth="2.5">
      <circle cx="12" cy="12" r="9" opacity=".28" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
    </svg>
  )
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover',
  fill: 'border-fill bg-fill text-on-fill hover:border-fill-hover hover:bg-fill-hover',
  secondary: 'border-line-strong text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-danger text-danger hover:bg-danger-soft',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-tap px-4 text-sm desktop:min-h-10 desktop:px-3',
  md: 'min-h-tap px-5 text-base desktop:text-sm',
  lg: 'min-h-[max(52px,calc(var(--spacing)*13))] px-7 text-base',
}

function look({ variant = 'secondary', size = 'md', block }: Look): string {
  return clsx('button', variants[variant], sizes[size], block && 'w-full')
}
