import { Box } from '@mui/material'
import { isAnswerField, splitFields, type AnswerFieldValues } from '#contract/answer-template-values.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

type FilledTextProps = { text: string; values: AnswerFieldValues; locale: Locale }

/** A text as its reader gets it; a field without a value is marked, by its name. */
export function FilledText({ text, values, locale }: FilledTextProps) {
  const say = useMessages()
  return (
    <Box lang={locale} dir={localeInfo(locale).dir} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.55 }}>
      {splitFields(text).map((part, at) => {
        if (part.kind === 'words') return <span key={at}>{part.text}</span>
        const value = isAnswerField(part.name) ? values[part.name] : undefined
        if (value !== undefined) return <span key={at}>{value}</span>
        return (
          <Box
            key={at}
            component="mark"
            dir="auto"
            sx={{ bgcolor: COLOURS.warningSoft, color: COLOURS.warning, px: '1px', borderRadius: '4px', fontWeight: 600 }}
          >
            {isAnswerField(part.name) ? say(`answerTemplate.field.${part.name}`) : part.text}
          </Box>
        )
      })}
    </Box>
  )
}
