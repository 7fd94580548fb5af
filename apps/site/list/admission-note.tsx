import { TextLink } from '#apps/site/ui/index.ts'
import type { AdmissionView } from './admission-view.ts'

/** Says how many vehicles the destination does not admit, and leads to the list with them or without. */
export function AdmissionNote({ admission }: { admission: AdmissionView | null }) {
  if (admission === null) return null
  return (
    <p className="pt-3 text-sm text-muted">
      <bdi>{admission.text}</bdi>{' '}
      <TextLink href={admission.href} className="-my-3 me-3 inline-block py-3">
        {admission.other}
      </TextLink>{' '}
      {admission.guide === null ? null : (
        <TextLink href={admission.guide.href} className="-my-3 inline-block py-3">
          <bdi>{admission.guide.label}</bdi>
        </TextLink>
      )}
    </p>
  )
}
