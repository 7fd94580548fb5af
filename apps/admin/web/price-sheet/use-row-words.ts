import type { PriceRow } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import { SHEET_COLUMNS, type SheetCells, type SheetColumn } from '#contract/price-sheet-values.ts'
import { useRegionName } from '#apps/admin/web/member/use-region-name.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { formatDate, formatNumber, formatUsdFigure } from '#i18n/format.ts'
import { ruleText } from '#i18n/rule-text.ts'

const RANGES = [
  ['engine_cc', 'cm³'],
  ['power_kw', 'kW'],
  ['age_years', ''],
  ['value_usd', 'US$'],
] as const

/** The columns of a sheet and what stands in them, in words. */
export function useRowFields(sheet: PriceSheet) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const regionName = useRegionName()
  const locale = useStaffLocale()
  const columns: Readonly<Record<string, SheetColumn>> = SHEET_COLUMNS[sheet]
  function valueOf(name: string, value: string): string {
    switch (name) {
      case 'mode':
        return say(`priceSheet.mode.${value}` as MessageKey)
      case 'component':
      case 'base_components':
      case 'kind':
        return say(`priceSheet.line.${value}` as MessageKey)
      case 'base':
        return say(`priceSheet.base.${value}` as MessageKey)
      case 'applies_to':
      case 'condition':
        return say(`priceSheet.condition.${value}` as MessageKey)
      case 'category':
        return say(`priceSheet.category.${value}` as MessageKey)
      case 'confidence':
        return sayValue('importRule.confidence', value)
      case 'payable_at':
        return say(`priceSheet.payable.${value}` as MessageKey)
      case 'age_basis':
        return say(`priceSheet.ageBasis.${value}` as MessageKey)
      case 'estimate':
        return say(`priceSheet.estimates.${value}` as MessageKey)
      case 'body_type':
        return sayValue('site.body', value)
      default:
        return value
    }
  }
  const countryOf = (code: string) => (code === '*' ? say('priceSheet.everyCountry') : /^[A-Z]{2}$/.test(code) ? regionName(code) : code)
  return {
    labelOf: (name: string) => say(`priceSheet.columns.${name}` as MessageKey),
    valueOf,
    textOf: (name: string, value: unknown) => {
      const cell = typeof value === 'string' ? value : ''
      if (cell === '') return ''
      switch (columns[name]?.kind) {
        case 'country':
          return countryOf(cell)
        case 'countries':
          return cell.split('|').map(countryOf).join(', ')
        case 'flag':
          return say(cell === '1' ? 'content.yes' : 'content.no')
        case 'day':
          return formatDate(locale, cell)
        case 'one':
        case 'any':
          return cell
            .split('|')
            .map((part) => valueOf(name, part))
            .join(', ')
        default:
          return cell
      }
    },
  }
}

/** What a row is called, and what has to be seen of it in a list. */
export function useRowWords(sheet: PriceSheet) {
  const say = useMessages()
  const locale = useStaffLocale()
  const { textOf, labelOf } = useRowFields(sheet)
  const dollars = (text: string) => formatUsdFigure(locale, Number(text))
  const given = (cells: SheetCells, name: string) => textOf(name, cells[name])

  function nameOf(cells: SheetCells): string {
    const of = (name: string) => given(cells, name)
    switch (sheet) {
      case 'freight':
        return `${of('loading_port')} → ${of('destination_port')} · ${of('mode')}`
      case 'charges':
        return `${of('country_iso2')}: ${of('name_en')}`
      case 'duties':
        return `${of('country_iso2')}: ${cells['component'] === 'none' ? of('base') : of('component')}${sameOrEmpty(of('component'), of('local_name'))}`
      case 'transit':
        return `${of('entry_port')} → ${of('country_iso2')}`
      case 'sizes':
        return [of('brand_sign'), of('model_name'), of('energy_type'), of('displacement_cc')].filter((part) => part !== '').join(' ')
      case 'currencies':
        return of('currency_code')
    }
  }

  function factsOf(cells: SheetCells): string {
    const of = (name: string) => given(cells, name)
    const evidence = [
      (cells['confidence'] ?? '') === '' ? '' : say('importRule.confidenceOf', { level: of('confidence') }),
      (cells['as_of'] ?? '') === '' ? '' : say('priceSheet.asOf', { day: cells['as_of'] ?? '' }),
    ]
    const facts = {
      freight: () => [cells['rate_id'], of('destination_country_iso2'), priceOf(cells), `${of('valid_from')} – ${of('valid_to')}`],
      charges: () => [cells['row_id'], of('kind'), rateOf(cells), of('applies_to'), of('category'), of('energy_type'), ...evidence],
      duties: () => [
        `${labelOf('order')} ${cells['order']}`,
        rateOf(cells),
        of('condition'),
        of('category'),
        of('energy_type'),
        of('brand_sign'),
        ...RANGES.map(([name, unit]) => rangeOf(cells, name, unit)),
        ...evidence,
      ],
      transit: () => [
        `${labelOf('inland_usd_light')}: ${dollars(cells['inland_usd_light'] ?? '')}`,
        `${labelOf('inland_usd_heavy')}: ${dollars(cells['inland_usd_heavy'] ?? '')}`,
        ...evidence,
      ],
      sizes: () => [of('body_type'), `${cells['length_mm']} × ${cells['width_mm']} × ${cells['height_mm']} mm`, `${cells['power_kw']} kW`],
      currencies: () => [say('priceSheet.unitsForDollar', { rate: cells['usd_rate'] ?? '', code: cells['currency_code'] ?? '' }), ...evidence],
    } as const satisfies Record<PriceSheet, () => readonly (string | undefined)[]>
    return facts[sheet]()
      .filter((part) => part !== undefined && part !== '')
      .join(' · ')
  }

  function priceOf({ mode, rate_per_m3: rate, cost_40hc: cost }: SheetCells): string {
    if (mode === 'roro') return say('priceSheet.perCubic', { amount: dollars(rate ?? '') })
    return say('priceSheet.perContainer', { amount: dollars(cost ?? '') })
  }

  function rateOf(cells: SheetCells): string {
    const figure = (name: string) => ((cells[name] ?? '') === '' ? null : Number(cells[name]))
    const words = {
      locale,
      say: (sentence: string, values: Record<string, string>) => say(`priceSheet.rule.${sentence}` as 'priceSheet.rule.of', values),
      nameOf: (term: string) => (term === 'previous' ? say('priceSheet.previous') : textOf('base_components', term)),
    }
    const bounds = { min_usd: figure('min_usd'), max_usd: figure('max_usd'), min_per_cc_usd: figure('min_per_cc_usd') }
    const none = { uplift_percent: null, threshold_usd: null, cc_over: null }
    if (sheet === 'charges') {
      const [share, fee] = [figure(cells['kind'] === 'insurance' ? 'rate_percent' : 'fee_percent_fob'), figure('fee_usd')]
      const base = cells['kind'] === 'insurance' ? 'insured_value' : share === null ? 'fixed_usd' : 'fob'
      return ruleText({ ...none, ...bounds, base, of: [base === 'fob' ? 'fob' : 'cif'], rate_percent: share, amount_usd: fee }, words) ?? ''
    }
    const base = cells['base'] ?? ''
    const [first] = base.split('_')
    const start = first === 'cif' || first === 'fob' ? [first] : []
    const added = base.endsWith('_previous') ? ['previous'] : base.includes('listed') ? (cells['base_components'] ?? '').split('|') : []
    const isAmount = ['fixed_usd', 'per_cc', 'per_kw'].includes(base)
    const rule = {
      ...bounds,
      base,
      of: [...start, ...added],
      rate_percent: isAmount ? null : figure('rate_percent'),
      uplift_percent: figure('base_uplift_percent'),
      threshold_usd: figure('threshold_usd'),
      amount_usd: isAmount ? figure('amount_usd') : null,
      cc_over: figure('cc_over'),
    }
    return base === 'none' ? '' : (ruleText(rule, words) ?? '')
  }

  function rangeOf(cells: SheetCells, name: (typeof RANGES)[number][0], unit: string): string {
    const shown = (text: string) => formatNumber(locale, Number(text))
    const [from, to] = [cells[`${name}_min`] ?? '', cells[`${name}_max`] ?? '']
    if (from === '' && to === '') return ''
    const range =
      from === ''
        ? say('priceSheet.upTo', { to: shown(to) })
        : to === ''
          ? say('priceSheet.from', { from: shown(from) })
          : say('priceSheet.between', { from: shown(from), to: shown(to) })
    return name === 'age_years' ? say('priceSheet.ageRange', { range }) : `${range} ${unit}`
  }

  return { nameOf, factsOf }
}

function sameOrEmpty(label: string, name: string): string {
  return name === '' || name.toLowerCase() === label.toLowerCase() ? '' : ` (${name})`
}

/** How long a row still holds; empty in sheets without periods. */
export function useValidityText(): (row: Pick<PriceRow, 'validity' | 'cells'>) => string {
  const say = useMessages()
  const locale = useStaffLocale()
  return ({ validity, cells }) => {
    if (validity === null) return ''
    if (validity.state === 'valid') return say('priceSheet.state.valid', { day: formatDate(locale, cells['valid_to'] ?? '') })
    return say(`priceSheet.state.${validity.state}`, { days: Math.abs(validity.days) })
  }
}
