import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'

/** The trade term with its port, as the trade writes it. */
export function priceTerm(t: SiteTranslator, port: string | null): string {
  return port === null ? t('price.fob') : `${t('price.fob')} ${stockLabel(t, 'port', port)}`
}
