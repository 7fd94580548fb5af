import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { chosenCountry } from './chosen-country.ts'
import './clear-faults.ts'
import './field-limits.ts'
import { likelyMail } from './mail-slip.ts'
import { isNoMail } from './no-mail.ts'

export type ContactHintProps = { box: RefObject<HTMLElement | null> }

/** Null: nothing to say. `suggestion` null: something is wrong, and nobody knows what was meant (`isMail`: with a mail address). */
type Slip = { suggestion: string | null; isMail?: boolean } | null

/**
 * Says under the field of `box` what it probably should hold, as a button that puts it in. Only while the field is at rest; polite, and
 * never in the way of sending. What is chosen elsewhere in the form (the country) is read again whenever the focus moves.
 */
export function ContactHint({ box }: ContactHintProps) {
  const t = useTranslations('hint')
  const lang = useLocale()
  const [slip, setSlip] = useState<Slip>(null)

  useEffect(() => {
    const input = inputOf(box)
    const form = input?.form
    if (!input || !form) return
    const parting = new AbortController()
    const { signal } = parting
    const press = watchPress(signal)
    const read = () => {
      const { value } = input
      void findSlip(input, lang).then((found) => {
        if (!signal.aborted && input.value === value && document.activeElement !== input) press.afterwards(() => setSlip(found))
      })
    }
    form.addEventListener('focusout', read, { signal })
    form.addEventListener('focusin', read, { signal })
    input.addEventListener('input', () => setSlip(null), { signal })
    read()
    return () => parting.abort()
  }, [box, lang])

  function take(suggestion: string) {
    const input = inputOf(box)
    if (!input) return
    input.value = suggestion
    setSlip(null)
    // The draft is kept by what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }

  return (
    <div role="status">
      {slip === null ? null : (
        <p className="mt-0.5 text-sm leading-snug text-muted">
          {slip.suggestion === null ? (
            <span className="inline-block py-1">{t(slip.isMail ? 'mailCheck' : 'phoneCheck')}</span>
          ) : (
            <Suggestion text={slip.suggestion} onTake={take} />
          )}
        </p>
      )}
    </div>
  )
}

function Suggestion({ text, onTake }: { text: string; onTake: (text: string) => void }) {
  const t = useTranslations('hint')
  return (
    <button
      type="button"
      className="min-h-8 py-1 text-start underline decoration-line-strong decoration-1 underline-offset-4 [overflow-wrap:anywhere] hover:text-accent-text"
      onClick={() => onTake(text)}
    >
      {t('didYouMean', { suggestion: text })}
    </button>
  )
}

function inputOf(box: RefObject<HTMLElement | null>): HTMLInputElement | null {
  return box.current?.querySelector('input') ?? null
}

async function findSlip(input: HTMLInputElement, lang: string): Promise<Slip> {
  if (input.type !== 'tel') {
    const suggestion = likelyMail(input.value)
    if (suggestion !== null) return { suggestion }
    return input.value.trim() !== '' && isNoMail(input.value) ? { suggestion: null, isMail: true } : null
  }
  if (input.value.trim() === '') return null
  const [{ findPhoneSlip }, iso2] = await Promise.all([import('./phone-slip.ts'), chosenCountry(input.form, lang)])
  return findPhoneSlip(input.value, iso2)
}

/** Lines that appear under a press would move the button away that is being pressed: `afterwards` waits for its end. */
function watchPress(signal: AbortSignal) {
  let isPressed = false
  let waiting: (() => void) | null = null
  const end = () => {
    isPressed = false
    // After the click that follows.
    setTimeout(() => {
      waiting?.()
      waiting = null
    })
  }
  document.addEventListener('pointerdown', () => (isPressed = true), { signal, capture: true })
  document.addEventListener('pointerup', end, { signal, capture: true })
  document.addEventListener('pointercancel', end, { signal, capture: true })
  return {
    afterwards: (run: () => void) => {
      if (isPressed) waiting = run
      else run()
    },
  }
}
