import { Alert, Box, Button } from '@mui/material'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { openFields } from '#contract/answer-template-values.ts'
import type { Conversation, WhatsappState } from '#contract/message.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { fillPlaces, WHATSAPP_LIMITS } from '#contract/whatsapp-values.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { PlaceField } from './place-field.tsx'
import { WordsField } from './words-field.tsx'

type Body = { text: string } | { template: { name: string; language: string }; parameters: string[] }

type CloudFormProps = { enquiry: EnquiryDetail; whatsapp: WhatsappState }

/** A WhatsApp message that the house sends: free words while the buyer's window is open, one of the approved templates after it. */
export function WhatsappCloudForm({ enquiry, whatsapp }: CloudFormProps) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const { send, isBusy, fault } = useSend(enquiry.id)
  const isOpen = whatsapp.window_ends_at !== null && new Date(whatsapp.window_ends_at) > now
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ fontSize: 13.5, color: 'text.secondary' }}>
        {isOpen ? say('message.windowOpen', { time: times.moment(whatsapp.window_ends_at ?? '') }) : say('message.windowClosed')}
      </Box>
      {isOpen ? (
        <FreeWords enquiry={enquiry} isBusy={isBusy} onSend={send} />
      ) : (
        <Approved enquiry={enquiry} whatsapp={whatsapp} isBusy={isBusy} onSend={send} />
      )}
      {fault !== null && <Alert severity="error">{fault}</Alert>}
    </Box>
  )
}

function useSend(enquiryId: number) {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { renew } = useNewEnquiries()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { run, isBusy, error } = useStep()
  const send = (body: Body) =>
    run(async () => {
      await request<Conversation>(`/enquiries/${enquiryId}/whatsapp-messages`, { body: { key, ...body } })
      setKey(crypto.randomUUID())
      refresh()
      renew()
      notify(say('message.chatSent'), { type: 'success', autoHideDuration: 2500 })
    })
  return { send, isBusy, fault: error === null ? null : textOf(error) }
}

type Part = { isBusy: boolean; onSend: (body: Body) => Promise<boolean> }

function FreeWords({ enquiry, isBusy, onSend }: Part & { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const [text, setText] = useState('')
  return (
    <>
      <WordsField
        enquiryId={enquiry.id}
        locale={isLocale(enquiry.locale) ? enquiry.locale : DEFAULT_LOCALE}
        value={text}
        most={WHATSAPP_LIMITS.text}
        minRows={3}
        onChange={(next) => setText(next)}
      />
      <Button
        variant="contained"
        startIcon={<Send size={16} />}
        disabled={isBusy || text.trim() === '' || openFields(text).length > 0}
        onClick={() => void onSend({ text: text.trim() }).then((isSent) => isSent && setText(''))}
        sx={{ justifySelf: 'start' }}
      >
        {say('message.sendChat')}
      </Button>
    </>
  )
}

function Approved({ enquiry, whatsapp: { templates }, isBusy, onSend }: Part & CloudFormProps) {
  const say = useMessages()
  const [chosen, setChosen] = useState('')
  const [parameters, setParameters] = useState<readonly (string | undefined)[]>([])
  const template = templates.find((each) => keyOf(each) === chosen)
  if (templates.length === 0) return <Box sx={{ fontSize: 13.5 }}>{say('message.noApproved')}</Box>
  // Templates greet first; everything else is for people to say.
  const given = Array.from({ length: template?.parameters ?? 0 }, (_, index) => parameters[index] ?? (index === 0 ? plainName(enquiry.name) : ''))
  const isReady = template !== undefined && given.every((each) => each.trim() !== '')
  return (
    <>
      <SelectField
        label={say('message.approved')}
        value={chosen}
        choices={templates.map((each) => ({ value: keyOf(each), label: `${each.name} (${each.language})` }))}
        onChange={(next) => {
          setChosen(next)
          setParameters([])
        }}
      />
      {given.map((value, index) => (
        <PlaceField
          key={index}
          label={say('message.place', { number: index + 1 })}
          value={value}
          lead={`${enquiry.id}/${localeOf(template?.language ?? '', enquiry.locale)}`}
          onChange={(next) => setParameters(given.map((each, at) => (at === index ? next : each)))}
        />
      ))}
      {template !== undefined && (
        <Box dir="auto" sx={{ px: 1.5, py: 1, borderRadius: '6px', bgcolor: COLOURS.sunken, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {fillPlaces(
            template.text,
            given.map((each, index) => each || `{{${index + 1}}}`),
          )}
        </Box>
      )}
      <Button
        variant="contained"
        startIcon={<Send size={16} />}
        disabled={isBusy || !isReady}
        onClick={() =>
          template !== undefined &&
          void onSend({ template: { name: template.name, language: template.language }, parameters: given.map((each) => each.trim()) })
        }
        sx={{ justifySelf: 'start' }}
      >
        {say('message.sendChat')}
      </Button>
    </>
  )
}

/** The language of a template of the service as ours; where it is none of ours the buyer's. */
function localeOf(language: string, buyers: string): string {
  const [code = ''] = language.split('_')
  return isLocale(code) ? code : isLocale(buyers) ? buyers : DEFAULT_LOCALE
}

/** One line, as the service takes it. */
function plainName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, WHATSAPP_LIMITS.parameter)
}

function keyOf({ name, language }: { name: string; language: string }): string {
  return `${name}/${language}`
}
