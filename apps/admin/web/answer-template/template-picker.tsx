import { Autocomplete, Box, InputAdornment, TextField } from '@mui/material'
import { NotebookText } from 'lucide-react'
import { useState } from 'react'
import { useGetList, useNotify } from 'react-admin'
import { ANSWER_TEMPLATE_KINDS, type AnswerTemplateKind } from '#contract/answer-template-values.ts'
import type { AnswerTemplateRow, FilledTemplate } from '#contract/answer-template.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useTemplateName } from './template-name.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

/** More than anybody writes. */
const MOST = 500

type TemplatePickerProps = {
  /** The lead whose data fills the fields. */
  enquiryId: number
  /** In which the buyer is written to. */
  locale: Locale
  /** Only these; without it messages and snippets. */
  kind?: AnswerTemplateKind
  /** Told what was chosen, filled in. `locale`: of the text, another one than was asked for where the template has none in that. */
  onPick: (filled: FilledTemplate, kind: AnswerTemplateKind) => void
  isDisabled?: boolean
}

/** Finds a template by its name or words and gives it filled in for a lead. What the lead does not know is left as `{{field}}` and named in `missing`. */
export function TemplatePicker({ enquiryId, locale, kind, onPick, isDisabled = false }: TemplatePickerProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const notify = useNotify()
  const failureText = useFailureText()
  const step = useStep()
  const nameOf = useTemplateName()
  const [typed, setTyped] = useState('')
  const { data: templates = [], isPending } = useGetList<AnswerTemplateRow>('answer-templates', {
    pagination: { page: 1, perPage: MOST },
    filter: { locale, kind },
  })
  const pick = (template: AnswerTemplateRow) =>
    step.run(async () => {
      try {
        const filled = await request<FilledTemplate>(`/answer-templates/${template.id}/fill`, { body: { enquiry_id: enquiryId, locale } })
        setTyped('')
        onPick(filled, template.kind)
      } catch (error) {
        notify(failureText(error), { type: 'error' })
      }
    })
  return (
    <Autocomplete<AnswerTemplateRow>
      options={templates}
      filterOptions={(all, { inputValue }) => found(all, inputValue)}
      groupBy={kind === undefined ? ({ kind: own }) => say(`answerTemplate.kinds.${own}`) : undefined}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'selectOption' && setTyped(text)}
      value={null}
      onChange={(_event, template) => template !== null && void pick(template)}
      disabled={isDisabled || step.isBusy}
      blurOnSelect
      autoHighlight
      loading={isPending}
      loadingText={say('app.loading')}
      noOptionsText={say('answerTemplate.noneFits')}
      getOptionKey={({ id }) => id}
      getOptionLabel={nameOf}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={say('answerTemplate.pick')}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, maxLength: 100 },
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <NotebookText size={17} aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      renderOption={({ key, ...props }, template) => (
        <Box key={key} component="li" {...props} sx={{ flexDirection: 'column', alignItems: 'stretch !important', minWidth: 0 }}>
          <bdi>{nameOf(template)}</bdi>
          <Box
            lang={template.start_locale}
            dir={localeInfo(template.start_locale).dir}
            sx={{ color: COLOURS.muted, fontSize: 12.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {template.start}
          </Box>
          {template.start_locale !== locale && (
            <Box sx={{ color: COLOURS.warning, fontSize: 12.5 }}>{say('answerTemplate.noTextIn', { language: sayValue('language', locale) })}</Box>
          )}
        </Box>
      )}
    />
  )
}

/** Those that hold every word: messages first, of each kind those whose name holds them. */
function found(templates: readonly AnswerTemplateRow[], typed: string): AnswerTemplateRow[] {
  const words = typed.toLocaleLowerCase().split(/\s+/)
  const holds = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word))
  return ANSWER_TEMPLATE_KINDS.flatMap((kind) => {
    const own = templates.filter((template) => template.kind === kind)
    const byName = own.filter(({ name }) => holds(name))
    return [...byName, ...own.filter((each) => !byName.includes(each) && holds(`${each.name} ${each.subject} ${each.start}`))]
  })
}
