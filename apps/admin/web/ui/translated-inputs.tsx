import { Alert, Box, Tab, Tabs } from '@mui/material'
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { RecordContextProvider, TextInput, TranslatableInputs, useLocation, useSourceContext, useTranslatableContext } from 'react-admin'
import { get, useFormState, useWatch } from 'react-hook-form'
import { LOCALE_CODES, isLocale, localeInfo, type Locale } from '#i18n/locales.ts'
import { useMayWriteIn } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from './colours.ts'

/** Told which language is open, so that it is still open when a new thing goes on under its own address (R16.114). */
export const OpenLanguage = createContext<(locale: Locale) => void>(() => {})

type TranslatedInputsProps = {
  /** Fields inside; each holds a text per language. A language counts as empty while one of them has no text in it. */
  sources: readonly string[]
  /** Those of them without which a language counts as empty; without this, all of them. */
  needed?: readonly string[]
  /** Languages that are shown without words of their own, so that none are missing. */
  given?: readonly Locale[]
  /** The language that is open at first; without it that of the person. */
  open?: Locale
  children: ReactNode
}

/**
 * Words in every language of the site: a tab for each, with a mark where a text is missing. Inside stand `TranslatedText` fields, or any
 * input of react-admin whose `source` is one of `sources`. Empty texts are taken out before they are sent (`withoutEmptyTexts`).
 */
export function TranslatedInputs({ sources, needed = sources, given = [], open, children }: TranslatedInputsProps) {
  const locale = useStaffLocale()
  const kept = useKeptLanguage()
  const { getSource } = useSourceContext()
  const paths = sources.map((source) => getSource(source))
  const groupKey = `${paths.join('-')}-`
  // Without a record: react-admin would make one for each language and, where a text is a list, change what the form holds by that.
  return (
    <RecordContextProvider value={undefined}>
      <TranslatableInputs
        locales={[...LOCALE_CODES]}
        defaultLocale={open ?? kept ?? locale}
        groupKey={groupKey}
        selector={<LanguageTabs paths={paths} needed={needed.map((source) => getSource(source))} given={given} groupKey={groupKey} />}
        StackProps={{ sx: { px: 0, pt: 2, pb: 0, border: 0, gap: 2 } }}
        sx={{ m: 0, minWidth: 0, '&& .RaTranslatableInputsTabContent-root': { border: 0, px: 0, pb: 0 } }}
        fullWidth
      >
        {children}
      </TranslatableInputs>
    </RecordContextProvider>
  )
}

type TranslatedTextProps = {
  source: string
  label: string
  /** Letters at most. */
  most: number
  help?: string
  isLong?: boolean
  /** What is shown in a language where nothing is written. */
  otherwise?: (locale: Locale) => string
}

/** A text inside of `TranslatedInputs`, written in the direction of its language. */
export function TranslatedText({ source, label, most, help, isLong = false, otherwise }: TranslatedTextProps) {
  const { dir, code } = localeInfo(localeOf(useSourceContext().getSource(source)))
  const sayValue = useDataMessages()
  const mayWriteIn = useMayWriteIn()
  return (
    <TextInput
      source={source}
      readOnly={!mayWriteIn(code)}
      label={`${label} (${sayValue('language', code)})`}
      helperText={help ?? false}
      parse={(text: string | null) => text ?? ''}
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
      variant="outlined"
      fullWidth
      placeholder={otherwise?.(code)}
      slotProps={{ htmlInput: { maxLength: most, dir, lang: code, spellCheck: true }, inputLabel: otherwise === undefined ? undefined : { shrink: true } }}
    />
  )
}

/** Texts as they are stored: a language without a text is left out. */
export function withoutEmptyTexts(texts: Readonly<Record<string, unknown>> | null | undefined): Record<string, string> {
  const written = Object.entries(texts ?? {}).flatMap(([code, text]) => (typeof text === 'string' && text.trim() !== '' ? [[code, text] as const] : []))
  return Object.fromEntries(written)
}

/** Texts as a few lines for people: `English: Spring sale`. */
export function useTranslatedText(): (texts: Readonly<Record<string, string>>) => string {
  const sayValue = useDataMessages()
  return (texts) => LOCALE_CODES.flatMap((code) => (texts[code] ? [`${sayValue('language', code)}: ${texts[code]}`] : [])).join('\n')
}

type LanguageTabsProps = { paths: readonly string[]; needed: readonly string[]; given: readonly Locale[]; groupKey: string }

function LanguageTabs({ paths, needed, given, groupKey }: LanguageTabsProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { selectedLocale, selectLocale } = useTranslatableContext()
  const remember = useContext(OpenLanguage)
  useEffect(() => {
    if (isLocale(selectedLocale)) remember(selectedLocale)
  }, [remember, selectedLocale])
  const values = useWatch({ name: [...needed] })
  const missing = LOCALE_CODES.filter((code) => !given.includes(code) && values.some((texts: unknown) => !hasText(texts, code)))
  const wrong = useWrongLanguages(paths)
  const mayWriteIn = useMayWriteIn()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={selectedLocale}
        onChange={(_event, code: Locale) => selectLocale(code)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={say('translated.languages')}
        sx={{ minHeight: 36, borderBottom: 1, borderColor: 'divider' }}
      >
        {LOCALE_CODES.map((code) => (
          <Tab
            key={code}
            value={code}
            id={`translatable-header-${groupKey}${code}`}
            aria-controls={`translatable-content-${groupKey}${code}`}
            label={<TabLabel name={sayValue('language', code)} isMissing={missing.includes(code)} isWrong={wrong.includes(code)} />}
            sx={{ minHeight: 36, minWidth: 0, px: 1.25, py: 0.5, textTransform: 'none', fontSize: 13.5 }}
          />
        ))}
      </Tabs>
      {!mayWriteIn(selectedLocale) && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {say('translated.notYours')}
        </Alert>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: 12.5, mt: 0.75 }}>
        {missing.length === 0 ? say('translated.complete') : say('translated.missing', { count: missing.length })}
      </Box>
    </Box>
  )
}

/** The name of a language; a ring says that its text is missing, red that it is wrong. Readers hear it in words. */
function TabLabel({ name, isMissing, isWrong }: { name: string; isMissing: boolean; isWrong: boolean }) {
  const say = useMessages()
  const note = isWrong ? say('translated.wrong') : isMissing ? say('translated.none') : null
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: isWrong ? COLOURS.danger : undefined }}>
      {name}
      {note !== null && (
        <Box
          component="span"
          role="img"
          aria-label={note}
          title={note}
          sx={{
            width: 8,
            height: 8,
            borderRadius: '50%',
            border: `1.5px solid ${isWrong ? COLOURS.danger : COLOURS.lineStrong}`,
            bgcolor: isWrong ? COLOURS.danger : 'transparent',
          }}
        />
      )}
    </Box>
  )
}

/** The language that was open when the address changed with the first save. */
function useKeptLanguage(): Locale | undefined {
  const { state } = useLocation()
  const language: unknown = (state as { language?: unknown } | null)?.language
  return isLocale(language) ? language : undefined
}

/** Languages with a fault. After a refused save the first of them is opened, so that the fault is read by its field. */
function useWrongLanguages(paths: readonly string[]): readonly Locale[] {
  const { errors, submitCount } = useFormState()
  const { selectedLocale, selectLocale } = useTranslatableContext()
  const wrong = LOCALE_CODES.filter((code) => paths.some((path) => get(errors, `${path}.${code}`) !== undefined))
  const first = wrong.find((code) => code === selectedLocale) ?? wrong[0]
  const shownFor = useRef(submitCount)
  useEffect(() => {
    if (first === undefined || shownFor.current === submitCount) return
    shownFor.current = submitCount
    selectLocale(first)
  }, [first, submitCount, selectLocale])
  return wrong
}

function hasText(texts: unknown, code: Locale): boolean {
  const text = (texts as Record<string, unknown> | null | undefined)?.[code]
  return Array.isArray(text) ? text.length > 0 : typeof text === 'string' && text.trim() !== ''
}

// `TranslatableInputs` gives each tab a source that ends in its language.
function localeOf(path: string): Locale {
  const last = path.split('.').at(-1)
  if (!isLocale(last)) throw new Error('Outside of TranslatedInputs')
  return last
}
