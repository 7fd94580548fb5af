import type { RaThemeOptions } from 'react-admin'
import { COLOURS, SCHEMES, schemeProperties } from '#apps/admin/web/ui/colours.ts'

const FACE = '"Quayline Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif'

/** What opens above a page: a menu, what an input finds. */
const FLOATING = { border: `1px solid ${COLOURS.line}`, boxShadow: '0 12px 32px -8px rgb(10 18 24 / 0.24)' }

const MANNER = {
  shape: { borderRadius: 6 },
  spacing: 8,
  typography: {
    fontFamily: FACE,
    fontSize: 14,
    h1: { fontSize: 22, fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: 15, fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: 14, lineHeight: 1.5 },
    body2: { fontSize: 13, lineHeight: 1.5 },
    caption: { fontSize: 12.5, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: 14, letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${COLOURS.ink}`, outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'medium' },
      styleOverrides: { root: { minHeight: 36, borderRadius: 6, whiteSpace: 'nowrap' }, outlined: { borderColor: COLOURS.lineStrong } },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
    MuiFormControl: { defaultProps: { size: 'small', margin: 'none' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: COLOURS.paper,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: COLOURS.lineField },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: COLOURS.lineStrong },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: `1px solid ${COLOURS.line}`, padding: '10px 12px', fontSize: 13.5, verticalAlign: 'top' },
        head: {
          padding: '8px 12px',
          fontSize: 12.5,
          fontWeight: 600,
          color: COLOURS.muted,
          backgroundColor: COLOURS.paper,
          whiteSpace: 'nowrap',
          verticalAlign: 'bottom',
        },
      },
    },
    MuiTooltip: { defaultProps: { enterDelay: 500 }, styleOverrides: { tooltip: { backgroundColor: COLOURS.night, color: '#fff', fontSize: 12.5 } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 10, border: `1px solid ${COLOURS.line}`, boxShadow: '0 24px 60px -12px rgb(10 18 24 / 0.35)' } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, fontWeight: 650, padding: '20px 24px 8px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiMenu: { styleOverrides: { paper: FLOATING } },
    MuiAutocomplete: { styleOverrides: { paper: FLOATING } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 14, minHeight: 36 } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 6, fontSize: 13.5, alignItems: 'center' } } },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { color: COLOURS.accentText } } },
    MuiSnackbarContent: { styleOverrides: { root: { backgroundColor: COLOURS.night, color: '#fff' } } },
  },
} satisfies RaThemeOptions

/** The product's manner for people who sit before it all day: dense, quiet, one accent for what needs a hand. */
function themeOf(scheme: 'light' | 'dark'): RaThemeOptions {
  return { ...MANNER, palette: paletteOf(scheme), components: { ...MANNER.components, MuiCssBaseline: { styleOverrides: baselineOf(scheme) } } }
}

function paletteOf(scheme: 'light' | 'dark'): RaThemeOptions['palette'] {
  const { ink, paper, accent, danger, success, warning, blue, muted, page, line } = SCHEMES[scheme]
  return {
    mode: scheme,
    primary: { main: ink, contrastText: paper },
    secondary: { main: accent, contrastText: '#fff' },
    error: { main: danger },
    success: { main: success },
    warning: { main: warning },
    info: { main: blue },
    text: { primary: ink, secondary: muted },
    background: { default: page, paper },
    divider: line,
  }
}

function baselineOf(scheme: 'light' | 'dark') {
  return {
    ':root': { ...schemeProperties(scheme), colorScheme: scheme },
    body: { overflowY: 'scroll' },
    '.ref': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' },
  }
}

export const lightTheme = themeOf('light')
export const darkTheme = themeOf('dark')
