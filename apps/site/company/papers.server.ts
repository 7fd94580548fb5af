import type { SiteTranslator } from '#apps/site/request/context.server.ts'

const PAPERS = ['pi', 'contract', 'receipt', 'inspection', 'invoice', 'lading', 'origin', 'export'] as const
export type Paper = (typeof PAPERS)[number]

/** The papers of a deal: what each is called, what it proves and who issues it (R1.8). */
export function papersView(t: SiteTranslator): { name: string; text: string }[] {
  return PAPERS.map((name) => ({ name: t(`buying.paper.${name}`), text: t(`buying.paperText.${name}`) }))
}
