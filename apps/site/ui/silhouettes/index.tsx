import type { ComponentType } from 'react'
import { Suv } from './suv.tsx'
import type { SilhouetteProps } from './parts.tsx'

export type { SilhouetteProps }

/** The drawing for a body type of the catalogue; an unknown or empty one gets the general vehicle. */
export function bodyTypeSilhouette(_bodyType: string | null | undefined): ComponentType<SilhouetteProps> {
  return Suv
}
