import type { CSSProperties } from 'react'
import { localeInfo, type Locale } from '#i18n/locales.ts'

// Mail programs know neither style sheets nor variables: the site's colours are repeated as they are.
export const INK = '#101b24'
const MUTED = '#55626b'
const LINE = '#dcdfdc'
const SUNKEN = '#f3f4f2'
export const ACCENT = '#b53809'

const LATIN_FACE = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const FACES: Partial<Record<Locale, string>> = {
  ur: "'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', Tahoma, Arial, sans-serif",
  ar: "'Segoe UI', Tahoma, Arial, sans-serif",
  th: "'Noto Sans Thai', 'Leelawadee UI', Tahoma, sans-serif",
  zh: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
}

export function bodyStyle(locale: Locale): CSSProperties {
  const fontFamily = FACES[locale] ?? LATIN_FACE
  return { backgroundColor: SUNKEN, color: INK, fontFamily, margin: 0, padding: '24px 12px' }
}

// Urdu's slanted hand needs twice the height of Latin lines.
export function lineHeight(locale: Locale): string {
  return locale === 'ur' ? '2.1' : '1.6'
}

// Mail programs do not know the logical sides of CSS.
export function startOf(locale: Locale): 'left' | 'right' {
  return localeInfo(locale).dir === 'rtl' ? 'right' : 'left'
}

export function quoteStyle(locale: Locale): CSSProperties {
  const bar = `3px solid ${LINE}`
  const side = startOf(locale) === 'right' ? { borderRight: bar } : { borderLeft: bar }
  return { ...side, color: INK, fontSize: '15px', margin: '4px 0 18px', padding: '2px 14px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }
}

// Numbers and codes keep a plain face: the digits of a Nastaliq hand are hard to copy.
export const LATIN: CSSProperties = { fontFamily: LATIN_FACE }
export const CARD: CSSProperties = {
  backgroundColor: '#ffffff',
  border: `1px solid ${LINE}`,
  borderRadius: '8px',
  padding: '28px 28px 20px',
  maxWidth: '600px',
}
export const BRAND: CSSProperties = { fontSize: '18px', fontWeight: 700, margin: '0 0 20px' }
export const HEADING: CSSProperties = { color: INK, fontSize: '22px', fontWeight: 700, margin: '0 0 12px' }
export const TEXT: CSSProperties = { color: INK, fontSize: '16px', margin: '0 0 14px' }
export const SMALL: CSSProperties = { color: MUTED, fontSize: '13px', margin: '0 0 10px' }
export const THING: CSSProperties = { borderBottom: `1px solid ${LINE}`, color: INK, fontSize: '16px', margin: '0 0 10px', padding: '0 0 10px' }
export const THING_NOTE: CSSProperties = { color: MUTED, fontSize: '15px' }
export const REFERENCE_BOX: CSSProperties = { backgroundColor: SUNKEN, borderRadius: '6px', padding: '14px 16px', margin: '0 0 18px' }
export const REFERENCE_LABEL: CSSProperties = { color: MUTED, fontSize: '13px', margin: 0 }
export const REFERENCE_VALUE: CSSProperties = { color: INK, fontSize: '26px', fontWeight: 700, letterSpacing: '0.04em', lineHeight: '1.4', margin: '2px 0 4px' }
export const FACTS: CSSProperties = { borderCollapse: 'collapse', margin: '0 0 16px', width: '100%' }
export const FACT_LABEL: CSSProperties = {
  borderBottom: `1px solid ${LINE}`,
  color: MUTED,
  fontSize: '13px',
  padding: '8px 0',
  verticalAlign: 'top',
  fontWeight: 400,
  width: '42%',
}
export const FACT_VALUE: CSSProperties = { borderBottom: `1px solid ${LINE}`, color: INK, fontSize: '15px', padding: '8px', verticalAlign: 'top' }
export const PIECES: CSSProperties = { padding: '8px 0', whiteSpace: 'nowrap', width: '64px' }
export const BUTTON: CSSProperties = {
  backgroundColor: INK,
  borderRadius: '6px',
  color: '#ffffff',
  display: 'inline-block',
  fontSize: '16px',
  fontWeight: 600,
  padding: '13px 22px',
}
export const LINK: CSSProperties = { textDecoration: 'underline' }
export const RULE: CSSProperties = { borderColor: LINE, margin: '18px 0' }
