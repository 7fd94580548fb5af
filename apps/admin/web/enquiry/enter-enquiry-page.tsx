import { Box, Button } from '@mui/material'
import { ArrowLeft, FileUp } from 'lucide-react'
import { useState } from 'react'
import {
  AutocompleteInput,
  BooleanInput,
  Form,
  LinkBase,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextInput,
  useGetList,
  useNavigate,
  useNotify,
  type Validator,
} from 'react-admin'
import { useFormState, type FieldValues } from 'react-hook-form'
import { ENTRY_CHANNELS, MOST_UNITS, PRICE_BASES } from '#contract/enquiry-values.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { LongTextInput } from '#apps/admin/web/ui/long-text-input.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { SubjectInput } from './subject-input.tsx'
import { EntryListDialog } from './entry-list-dialog.tsx'
import { LOCALES } from '#i18n/locales.ts'

const EMPTY = {
  channel: 'call',
  name: '',
  company: null,
  mail: null,
  mobile: null,
  whatsapp: null,
  country: null,
  locale: 'en',
  remark: '',
  subject: null,
  quantity: null,
  destination_port: null,
  price_basis: null,
  is_mine: true,
  is_reached: false,
}

/** An enquiry that came to somebody of the staff otherwise than by the site. */
export default function EnterEnquiryPage() {
  const say = useMessages()
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  // Of this form: what is sent twice, by a poor line or a second press, is entered once.
  const [isList, setList] = useState(false)
  const [key] = useState(() => crypto.randomUUID())

  async function save(values: FieldValues) {
    try {
      const { id } = await request<EnquiryDetail>('/enquiries', { body: { ...EMPTY, ...values, key } })
      notify(say('entry.saved'), { type: 'success', autoHideDuration: 2500 })
      navigate(`/enquiries/${id}/show`, { replace: true })
      return undefined
    } catch (error) {
      notify(failureText(error), { type: 'error' })
      const faults = Object.fromEntries(failureIn(error).issues.map((issue) => [issue.path, { message: say(`issue.${issue.key}` as MessageKey) }]))
      return Object.keys(faults).length === 0 ? { root: { serverError: 'error' } } : faults
    }
  }

  return (
    <Page
      title={say('entry.title')}
      note={say('entry.lead')}
      width={860}
      actions={
        <>
          <Button startIcon={<FileUp size={17} />} onClick={() => setList(true)}>
            {say('entry.list.open')}
          </Button>
          <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/enquiries">
            {say('enquiries.title')}
          </Button>
        </>
      }
    >
      {isList && <EntryListDialog onClose={() => setList(false)} />}
      <Form record={EMPTY} onSubmit={save} noValidate warnWhenUnsavedChanges disableInvalidFormNotification>
        <Fields />
        <SaveBar />
      </Form>
    </Page>
  )
}

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', alignItems: 'start' } as const

function Fields() {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { data: countries = [] } = useGetList<{ id: string; name: string }>('country-names', { pagination: { page: 1, perPage: 300 } })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title={say('entry.who')}>
        <RadioButtonGroupInput
          source="channel"
          label={say('entry.how')}
          choices={ENTRY_CHANNELS.map((id) => ({ id, name: say(`entry.channel.${id}`) }))}
          translateChoice={false}
          helperText={false}
        />
        <Box sx={{ ...GRID, pt: 1 }}>
          <Line name="name" most={120} />
          <Line name="company" most={160} />
          <AutocompleteInput
            source="country"
            label={say('entry.fields.country')}
            choices={countries}
            translateChoice={false}
            helperText={false}
            variant="outlined"
            margin="none"
            fullWidth
          />
          <SelectInput
            source="locale"
            label={say('entry.fields.locale')}
            choices={LOCALES.map(({ code }) => ({ id: code, name: sayValue('language', code) }))}
            translateChoice={false}
            helperText={false}
            variant="outlined"
            margin="none"
            fullWidth
          />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13.5, pt: 2, pb: 1 }}>{say('entry.way')}</Box>
        <Box sx={GRID}>
          <Line name="mail" most={254} type="email" />
          <Line name="mobile" most={60} type="tel" />
          <Line name="whatsapp" most={60} type="tel" />
        </Box>
      </Panel>
      <Panel title={say('entry.what')}>
        <LongTextInput source="remark" label={say('entry.fields.remark')} most={5000} rows={4} isRequired emptyValue={null} top={1} />
        <Box sx={{ ...GRID, pt: 2 }}>
          <SubjectInput source="subject" label={say('entry.fields.subject')} />
          <LimitedNumberInput source="quantity" label={say('entry.fields.quantity')} least={1} most={MOST_UNITS} />
          <Line name="destination_port" most={120} />
          <SelectInput
            source="price_basis"
            label={say('entry.fields.price_basis')}
            choices={PRICE_BASES.map((id) => ({ id, name: id === 'unsure' ? say('enquiry.basisOpen') : id.toUpperCase() }))}
            translateChoice={false}
            parse={(value: string) => (value === '' ? null : value)}
            helperText={false}
            variant="outlined"
            margin="none"
            fullWidth
          />
        </Box>
      </Panel>
      <Panel title={say('entry.then')}>
        <BooleanInput source="is_mine" label={say('entry.mine')} helperText={false} />
        <BooleanInput source="is_reached" label={say('entry.reached')} helperText={false} />
      </Panel>
    </Box>
  )
}

type LineProps = { name: 'name' | 'company' | 'mail' | 'mobile' | 'whatsapp' | 'destination_port'; most: number; type?: string }

type Ways = { mail?: string | null; mobile?: string | null; whatsapp?: string | null }

/** As the server asks for it, so that what is missing is said without it. */
const VALID: Partial<Record<LineProps['name'], Validator>> = {
  name: required('issue.required'),
  mobile: (_value: unknown, { mail, mobile, whatsapp }: Ways) => (mail || mobile || whatsapp ? undefined : 'issue.no_way'),
}

/** A line of words; an empty one is none, but a name is always one. */
function Line({ name, most, type = 'text' }: LineProps) {
  const say = useMessages()
  return (
    <TextInput
      source={name}
      label={say(`entry.fields.${name}`)}
      type={type}
      validate={VALID[name]}
      parse={(value: string) => (value === '' && name !== 'name' ? null : value)}
      helperText={false}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { maxLength: most, dir: type === 'text' ? 'auto' : 'ltr' } }}
    />
  )
}

function SaveBar() {
  const say = useMessages()
  const { isSubmitting } = useFormState()
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: 2 }}>
      <Button type="submit" variant="contained" color="secondary" size="large" disabled={isSubmitting}>
        {say('entry.save')}
      </Button>
    </Box>
  )
}
