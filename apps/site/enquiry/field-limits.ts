// Comes late, with the hints (contact-hint.tsx): says how much of a long text fits before the browser cuts it, and which number of pieces can be read.
// In figures alone, which every language reads. Nothing here keeps a form from being sent.

/** Of the room of a field: from here on the rest is counted. */
const NEARLY_FULL = 0.9
/** Of what an enquiry asks for; the server keeps no other number, and what was written for staff. */
const MOST_UNITS = 999

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLTextAreaElement && target.maxLength > 0) {
    const { length } = target.value
    note(target, length >= target.maxLength * NEARLY_FULL ? `${length} / ${target.maxLength}` : '')
  }
})

document.addEventListener('focusout', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'quantity') note(target, isUnits(target.value) ? '' : `1 – ${MOST_UNITS}`)
})

/** Whether a number of pieces can be read; none at all can. */
function isUnits(text: string): boolean {
  const written = text.trim()
  if (written === '') return true
  return /^\p{Nd}{1,3}$/u.test(written) && !/^[0٠۰๐]+$/u.test(written)
}

function note(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const id = `${field.id}-limit`
  const known = document.getElementById(id)
  if (known === null && text === '') return
  const line = known ?? document.createElement('p')
  if (known === null) {
    line.id = id
    line.role = 'status'
    line.dir = 'ltr'
    line.className = 'mt-0.5 text-sm leading-snug text-muted'
    field.after(line)
  }
  line.textContent = text
  line.hidden = text === ''
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other !== '' && other !== id)
  const described = [...others, ...(text === '' ? [] : [id])].join(' ')
  if (described === '') field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', described)
}
