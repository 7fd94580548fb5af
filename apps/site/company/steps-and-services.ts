import type { SceneChoice } from '#apps/site/illustration/still.ts'

/** Steps, stages and services (R1.6 to R1.10), with finished words. `image` is the name of a scene. */
export type ProcessCard = { title: string; subtitle: string; image: SceneChoice }
export type DealerStep = { title: string; text: string; image: SceneChoice }
export type ServiceItem = { title: string; description: string; icon: ServiceIcon }
export type BusinessCard = { title: string; description: string; image: SceneChoice; href?: string }
export type Slogan = { name: string }
export type ServiceInfo = { title: string; description: string }

/** Parts of the service info in the order of the after-sales steps. */
export const SERVICE_INFO_NAMES = ['reportingProblems', 'diagnosingProblems1', 'diagnosingProblems2', 'helpFinding'] as const
export type ServiceInfoName = (typeof SERVICE_INFO_NAMES)[number]

export type ServiceIcon = 'report' | 'diagnosis' | 'parts' | 'workshop' | 'manual' | 'training' | 'charging' | 'warranty' | 'answer'
